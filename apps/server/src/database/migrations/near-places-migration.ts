import { understoodPlacesMigration } from './understood-places-migration.ts'

/** Tournaments are found by where they are as well: written again when the server starts, like all that they are found by. */
export const nearPlacesMigration = understoodPlacesMigration
