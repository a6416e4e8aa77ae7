/** Why an event is called off or moved, in the organizer's words; in UTF-16 units after trimming. */
export const FATE_REASON_MAX_LENGTH = 300
