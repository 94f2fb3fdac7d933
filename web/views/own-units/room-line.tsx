import { useEffect, useState } from 'preact/hooks';
import { keptUnits } from '../../units/kept-units.js';
import { grouped } from '../../words.js';

interface Room {
  readonly used: number;
  readonly allowed: number;
  /** The browser has promised not to clear the data by itself. */
  readonly persists: boolean;
}

/** The space used on the device, and whether the data is safe there. Renders nothing if the browser does not say. */
export function RoomLine() {
  const [room, setRoom] = useState<Room>();
  const { value: listing } = keptUnits.listing;
  useEffect(() => {
    let wanted = true;
    void listing;
    roomOnDevice().then((known) => wanted && setRoom(known));
    return () => {
      wanted = false;
    };
  }, [listing]);
  if (room === undefined) return null;
  return (
    <p class="faint">
      TarComp uses {inWords(room.used)} of the {inWords(room.allowed)} that this browser allows it.
      {!room.persists &&
        ' The browser may clear it if this device runs out of room: export what you cannot replace.'}
    </p>
  );
}

async function roomOnDevice(): Promise<Room | undefined> {
  try {
    const [{ usage, quota }, persists] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota, persists };
  } catch {
    return undefined;
  }
}

const inWords = (bytes: number): string =>
  bytes < 1e9 ? `${grouped(Math.ceil(bytes / 1e6))} MB` : `${grouped(Math.floor(bytes / 1e8) / 10)} GB`;
