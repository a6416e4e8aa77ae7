/** Of the organizer's reason for cancelling or moving; in UTF-16 units after trimming. */
export const FATE_REASON_MAX_LENGTH = 300
