export const LAST_EVENTS_KEY = ['last-advanced-events'] as const
