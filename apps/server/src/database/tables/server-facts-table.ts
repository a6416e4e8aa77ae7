export type ServerFactsTable = { name: string; value: string }
