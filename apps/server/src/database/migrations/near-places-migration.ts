import { understoodPlacesMigration } from './understood-places-migration.ts'

export const nearPlacesMigration = understoodPlacesMigration
