/** In the cache, everything that only the person who is signed in may see stands below this; gone with the session. */
export const OWN_DATA_KEY = ['own-data'] as const
