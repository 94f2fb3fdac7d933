import { wordsOf } from '../check/words.js';

// Vocabulary of ammunition: the launcher family that a bin feeds, and the effects of warheads.

/** A weapon fires the bins of its own family and rack size. */
export const AMMO_FAMILIES = wordsOf(
  'advanced-point-defense advanced-srm air-to-air-arrow alamo anti-missile anti-personnel-gauss',
  'anti-ship-electronic-warfare-missile anti-ship-missile ar10 arrow-iv arrow-iv-bomb atm autocannon',
  'autocannon-i b-pod barracuda barracuda-tele-operated battle-armor-tube-artillery bomb c3-remote-sensor',
  'chemical-laser coolant-pod cruise-missile enhanced-lrm extended-lrm fluid-gun gauss heavy-flamer',
  'heavy-gauss heavy-machine-gun heavy-mass-driver heavy-naval-gauss heavy-plasma hyper-assault-gauss',
  'hyper-velocity-autocannon improved-atm improved-autocannon improved-gauss improved-heavy-gauss',
  'improved-lrm improved-narc improved-srm infantry killer-whale killer-whale-tele-operated kraken',
  'kraken-tele-operated lb-x-autocannon lb-x-autocannon-thb light-air-to-air-arrow light-autocannon',
  'light-gauss light-machine-gun light-mass-driver light-naval-gauss light-plasma long-tom long-tom-cannon',
  'lrm lrm-lrt lrt m-pod machine-gun magshot manta-ray mech-mortar medium-mass-driver medium-naval-gauss',
  'micro-bomb mine mml mrm nail-rivet-gun narc naval-autocannon piranha plasma primitive-autocannon',
  'primitive-long-tom primitive-lrm primitive-srm protomech-autocannon prototype-arrow-iv rail-gun',
  'rifle-cannon rocket-launcher rocket-launcher-bomb rotary-autocannon screen-launcher silver-bullet-gauss',
  'sniper sniper-cannon srm srt stingray streak-lrm streak-srm sub-capital-cannon swordfish taser thumper',
  'thumper-cannon thunderbolt-10 thunderbolt-15 thunderbolt-20 thunderbolt-5 ultra-autocannon',
  'ultra-autocannon-thb vehicle-flamer vehicular-grenade white-shark white-shark-tele-operated',
);
export type AmmoFamily = (typeof AMMO_FAMILIES)[number];

/** `standard` is the ordinary load of a family. */
export const MUNITIONS = wordsOf(
  'acid air-defense-arrow airburst anti-personnel anti-tsm armor-piercing artemis-capable artemis-v-capable',
  'caseless chaff cluster coolant davy-crockett dead-fire ecm explosive extended-range fascam flak flare',
  'flechette follow-the-leader fragmentation fuel-air haywire heat-seeking high-explosive homing',
  'improved-inferno improved-magnetic-pulse incendiary inferno inferno-iv laser-inhibiting listen-kill',
  'mine-clearance multi-purpose narc-capable narc-explosive nemesis precision semi-guided smoke',
  'smoke-warhead standard swarm swarm-i tandem-charge thunder thunder-active thunder-augmented',
  'thunder-inferno thunder-vibrabomb torpedo tracer vibrabomb-iv',
);
export type Munition = (typeof MUNITIONS)[number];
