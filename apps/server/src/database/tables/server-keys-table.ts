/** Secrets of the server itself, by what they are for. */
export type ServerKeysTable = { name: string; value: string }
