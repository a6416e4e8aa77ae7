export type ServerKeysTable = { name: string; value: string }
