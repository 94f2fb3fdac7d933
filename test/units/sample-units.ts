// Units of no universe, written for the tests.

export interface SampleNames {
  readonly chassis?: string;
  readonly model?: string;
  readonly clanName?: string;
}

/** A small 'Mech with a gun in each arm, one of them behind, and a launcher. */
export function sampleMtf({ chassis = 'Sample', model = 'SMP-1', clanName }: SampleNames = {}): string {
  const arm = ['Shoulder', 'Upper Arm Actuator', 'Lower Arm Actuator', 'Hand Actuator'];
  const leg = ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'];
  const engine = ['Fusion Engine', 'Fusion Engine', 'Fusion Engine'];
  const gyro = ['Gyro', 'Gyro', 'Gyro', 'Gyro'];
  return [
    `chassis:${chassis}`,
    ...(clanName === undefined ? [] : [`clanname:${clanName}`]),
    `model:${model}`,
    'Config:Biped',
    'TechBase:Inner Sphere',
    'Era:3025',
    'Source:The tests',
    'Rules Level:1',
    'role:Scout',
    'quirk:easy_maintain',
    'weaponquirk:accurate:RA:4:Medium Laser',
    'Mass:50',
    'Engine:200 Fusion Engine',
    'Structure:Standard',
    'Myomer:Standard',
    'Heat Sinks:10 Single',
    'Walk MP:4',
    'Jump MP:0',
    'Armor:Standard(Inner Sphere)',
    ...['LA', 'RA', 'LT', 'RT', 'CT'].map((location) => `${location} armor:12`),
    'HD armor:9',
    ...['LL', 'RL'].map((location) => `${location} armor:14`),
    ...['RTL', 'RTR', 'RTC'].map((location) => `${location} armor:5`),
    ...section('Left Arm', [...arm, 'Medium Laser']),
    ...section('Right Arm', [...arm, 'Medium Laser']),
    ...section('Left Torso', ['SRM 6', 'SRM 6', 'IS Ammo SRM-6', 'Heat Sink', 'Heat Sink']),
    ...section('Right Torso', ['Medium Laser (R)']),
    ...section('Center Torso', [...engine, ...gyro, ...engine]),
    ...section('Head', ['Life Support', 'Sensors', 'Cockpit', '-Empty-', 'Sensors', 'Life Support']),
    ...section('Left Leg', leg),
    ...section('Right Leg', [...leg, '-Empty-', '-Empty-']),
    '',
  ].join('\n');
}

const section = (heading: string, slots: readonly string[]): string[] => ['', `${heading}:`, ...slots];

export function sampleBlk(
  { chassis = 'Sample Tank', model = '' }: SampleNames = {},
  motion: 'Tracked' | 'Naval' = 'Tracked',
): string {
  const blocks: Readonly<Record<string, string | readonly string[]>> = {
    BlockVersion: '1',
    Version: 'MAM0',
    UnitType: 'Tank',
    Name: chassis,
    Model: model,
    year: '3025',
    type: 'IS Level 1',
    motion_type: motion,
    cruiseMP: '4',
    engine_type: '1',
    armor: ['20', '15', '15', '10', '20'],
    'Body Equipment': ['IS Ammo AC/5'],
    'Turret Equipment': ['Autocannon/5'],
    tonnage: '40',
  };
  return textOf(blocks);
}

/** A fighter, which flies too high for battles on a map. */
export const sampleFighterBlk = ({ chassis = 'Sample Fighter', model = '' }: SampleNames = {}): string =>
  textOf({
    UnitType: 'Aero',
    motion_type: 'Aerodyne',
    Name: chassis,
    Model: model,
    year: '3025',
    type: 'IS Level 1',
    tonnage: '50.0',
    SafeThrust: '6',
    fuel: '400',
    heatsinks: '10',
    sink_type: '0',
    engine_type: '0',
    cockpit_type: '0',
    armor: ['50', '40', '40', '30'],
    'Nose Equipment': ['Medium Laser'],
  });

const textOf = (blocks: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(blocks)
    .flatMap(([name, values]) => [`<${name}>`, ...[values].flat(), `</${name}>`, ''])
    .join('\n');
