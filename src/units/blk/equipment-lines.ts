import type { Writable } from '../../check/writable.js';
import { FACING_MARKS, type ObliqueFacing } from '../facing.js';
import type { SuitMount } from '../other-unit.js';

/** A line of equipment split into its parts. */
export interface EquipmentLine {
  readonly name: string;
  readonly size?: string;
  readonly shots?: string;
  readonly omnipod?: boolean;
  readonly rear?: boolean;
  readonly facing?: ObliqueFacing;
  readonly smallTurret?: 'pintle' | 'sponson';
  readonly startsBay?: boolean;
  readonly suitMount?: SuitMount;
  readonly inWeaponPack?: boolean;
  readonly squadSupport?: boolean;
  readonly antiPersonnel?: boolean;
}

export type LineGrammar = (text: string) => EquipmentLine;

type Marks = Writable<EquipmentLine>;

/** For vehicles, emplacements, handheld weapons and infantry. */
export function groundLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  if (!text.includes(':') && !text.endsWith(')')) return marks;
  takeSize(marks);
  takeShots(marks, ':shots');
  takeOmni(marks);
  if (takeSuffix(marks, '(pt)')) marks.smallTurret = 'pintle';
  if (takeSuffix(marks, '(st)')) marks.smallTurret = 'sponson';
  takeFacing(marks);
  if (takeSuffix(marks, ' (r)')) marks.rear = true;
  return trimmed(marks);
}

/** For fighters of all kinds and small craft. */
export function fighterLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  if (!text.includes(':') && !text.includes(')')) return marks;
  takeOmni(marks);
  takeSize(marks);
  takeOmni(marks);
  if (takePrefix(marks, '(R) ')) marks.rear = true;
  takeFacing(marks);
  return trimmed(marks);
}

export function dropShipLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  takeSize(marks);
  if (takePrefix(marks, '(R) ')) marks.rear = true;
  if (takePrefix(marks, '(B) ')) marks.startsBay = true;
  if (marks.name.includes('Ammo') || marks.name.includes('Pod')) takeShotsBehindColon(marks);
  return trimmed(marks);
}

/** JumpShips, WarShips and space stations have no rear-facing weapons, because they have more arcs. */
export function deepSpaceLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  takeSize(marks);
  if (takePrefix(marks, '(B) ')) marks.startsBay = true;
  if (marks.name.includes('Ammo')) takeShotsBehindColon(marks);
  return trimmed(marks);
}

const SUIT_MOUNTS: readonly (readonly [string, SuitMount])[] = [
  [':Body', 'body'],
  [':LA', 'left-arm'],
  [':RA', 'right-arm'],
  [':TU', 'turret'],
];

/** Markers of battle armor come in any order. */
export function battleArmorLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  if (!text.includes(':')) return marks;
  const mount = SUIT_MOUNTS.find(([marker]) => text.includes(marker));
  if (mount !== undefined) {
    marks.name = text.replace(mount[0], '');
    marks.suitMount = mount[1];
  }
  if (takeMarker(marks, ':DWP')) marks.inWeaponPack = true;
  if (takeMarker(marks, ':SSWM')) marks.squadSupport = true;
  if (takeMarker(marks, ':APM')) marks.antiPersonnel = true;
  takeShots(marks, ':shots');
  takeSize(marks);
  return trimmed(marks);
}

export function protoMechLine(text: string): EquipmentLine {
  const marks: Marks = { name: text };
  takeSize(marks);
  if (takePrefix(marks, '(R) ')) marks.rear = true;
  const open = marks.name.lastIndexOf(' (');
  if (open > 0 && marks.name.endsWith(')')) {
    const shots = marks.name.slice(open + 2, -1);
    if (isDigits(shots)) {
      marks.shots = shots;
      marks.name = marks.name.slice(0, open);
    }
  }
  return trimmed(marks);
}

function takeSize(marks: Marks): void {
  const place = marks.name.includes(':') ? marks.name.toLowerCase().indexOf(':size:') : -1;
  if (place <= 0) return;
  marks.size = marks.name.slice(place + ':size:'.length).trim();
  marks.name = marks.name.slice(0, place);
}

/** Takes out `:Shots12#` and keeps whatever follows it. */
function takeShots(marks: Marks, marker: string): void {
  const place = marks.name.includes('#') ? marks.name.toLowerCase().indexOf(marker) : -1;
  if (place <= 0) return;
  const end = marks.name.indexOf('#', place);
  if (end < 0) return;
  marks.shots = marks.name.slice(place + marker.length, end);
  marks.name = marks.name.slice(0, place) + marks.name.slice(end + 1);
}

function takeShotsBehindColon(marks: Marks): void {
  const place = marks.name.lastIndexOf(':');
  const shots = marks.name.slice(place + 1);
  if (place <= 0 || !isDigits(shots)) return;
  marks.shots = shots;
  marks.name = marks.name.slice(0, place);
}

function takeOmni(marks: Marks): void {
  if (takeSuffix(marks, ':omni')) marks.omnipod = true;
}

function takeFacing(marks: Marks): void {
  if (!marks.name.endsWith(')')) return;
  for (const [suffix, facing] of FACING_MARKS) {
    if (takeSuffix(marks, suffix)) marks.facing = facing;
  }
}

function takeSuffix(marks: Marks, lowered: string): boolean {
  const { name } = marks;
  const rest = name.length - lowered.length;
  if (rest <= 0 || name.slice(rest).toLowerCase() !== lowered) return false;
  marks.name = name.slice(0, rest).trimEnd();
  return true;
}

function takePrefix(marks: Marks, prefix: string): boolean {
  if (!marks.name.startsWith(prefix)) return false;
  marks.name = marks.name.slice(prefix.length).trimStart();
  return true;
}

function takeMarker(marks: Marks, marker: string): boolean {
  if (!marks.name.includes(marker)) return false;
  marks.name = marks.name.replace(marker, '');
  return true;
}

function trimmed(marks: Marks): EquipmentLine {
  marks.name = marks.name.trim();
  return marks;
}

const isDigits = (text: string): boolean => /^\d{1,9}$/.test(text);
