/** Tons from which a 'Mech or a vehicle built for war is heavy enough for its command console to lead the force. */
export const LEADS_FROM_TONS = 60;
