export const guardianTexts = {
  v1: 'I have parental responsibility and agree that the child takes part in this tournament. The organizer uses my name and contact for this tournament only, and erases them with the other registration data at the latest. I can withdraw this agreement with the organizer at any time.',
} as const
