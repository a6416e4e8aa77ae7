import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** `tournaments` is a view of visible ones. Only these may name the table that includes hidden ones. */
const KNOW_THE_HIDDEN = [
  'database/erasures/waiting-letters.ts',
  'database/migrations/attribute-columns.ts',
  'database/migrations/call-subscriptions-migration.ts',
  'database/migrations/clock-plan-migration.ts',
  'database/migrations/conduct-migration.ts',
  'database/migrations/data-days-migration.ts',
  'database/migrations/deleted-tournaments-migration.ts',
  'database/migrations/event-messages-migration.ts',
  'database/migrations/format-name-migration.ts',
  'database/migrations/frozen-decklists-migration.ts',
  'database/migrations/hidden-pages-migration.ts',
  'database/migrations/imported-migration.ts',
  'database/migrations/organizer-digests-migration.ts',
  'database/migrations/own-names-migration.ts',
  'database/migrations/planned-cut-migration.ts',
  'database/migrations/registration-rules-migration.ts',
  'database/migrations/regulars-migration.ts',
  'database/migrations/series-migration.ts',
  'database/migrations/shops-migration.ts',
  'database/migrations/table-plan-migration.ts',
  'database/migrations/view-tournaments.ts',
  'database/migrations/youth-migration.ts',
  'database/tables/tables.ts',
  'database/whole/copy-rows.ts',
  'database/whole/sqlite-file.ts',
  'features/registrations/deleted-event-store.ts',
  'features/registrations/frozen/frozen-deck-store.ts',
  'features/registrations/no-person-store.ts',
  'features/registrations/old-details-store.ts',
  'features/registrations/queries/get-own-registrations.ts',
  'features/registrations/registration-store.ts',
  'features/tournaments/abandoned-store.ts',
  'features/tournaments/call-subscription-store.ts',
  'features/tournaments/deleted-tournament-store.ts',
  'features/tournaments/difference-store.ts',
  'features/tournaments/erased-tournaments.ts',
  'features/tournaments/growing-tournament-store.ts',
  'features/tournaments/hidden-page-store.ts',
  'features/tournaments/page-report-store.ts',
  'features/tournaments/queries/check-journals.ts',
  'features/tournaments/queries/is-held-by.ts',
  'features/tournaments/queries/is-public-id.ts',
  'features/tournaments/queries/list-own-tournaments.ts',
  'features/tournaments/queries/stored-marks.ts',
  'features/tournaments/shop-event-store.ts',
]

test('STAK-3 a query that finds hidden tournaments is one of those that are meant to', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !/\.test\.ts$|(^|\/)testing\//.test(file))
  expect(files.length).toBeGreaterThan(200)
  const naming = files.filter((file) => readFileSync(join(SOURCES, file), 'utf8').includes('all_tournaments'))
  expect(naming.toSorted()).toEqual(KNOW_THE_HIDDEN)
})
