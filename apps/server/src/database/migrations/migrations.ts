import { type Kysely, sql } from 'kysely'
import { accountLanguagesMigration } from './account-languages-migration.ts'
import { accountsMigration } from './accounts-migration.ts'
import { advancedMigration } from './advanced-migration.ts'
import { askedLinksMigration } from './asked-links-migration.ts'
import { askedTeamsMigration } from './asked-teams-migration.ts'
import { ATTRIBUTE_MIGRATIONS } from './attribute-columns.ts'
import { callSubscriptionsMigration } from './call-subscriptions-migration.ts'
import { clockPlanMigration } from './clock-plan-migration.ts'
import { comingEventsMigration } from './coming-events-migration.ts'
import { conductMigration } from './conduct-migration.ts'
import { dataDaysMigration } from './data-days-migration.ts'
import { deletedTournamentsMigration } from './deleted-tournaments-migration.ts'
import { deskListsMigration } from './desk-lists-migration.ts'
import { doubleLossesMigration } from './double-losses-migration.ts'
import { droppedByMigration } from './dropped-by-migration.ts'
import { emailChangesMigration } from './email-changes-migration.ts'
import { entryPasswordMigration } from './entry-password-migration.ts'
import { erasuresMigration } from './erasures-migration.ts'
import { eventMessagesMigration } from './event-messages-migration.ts'
import { executionsMigration } from './executions-migration.ts'
import { fixedSeatWishesMigration } from './fixed-seat-wishes-migration.ts'
import { formatNameMigration } from './format-name-migration.ts'
import { frozenDecklistsMigration } from './frozen-decklists-migration.ts'
import { guardianMigration } from './guardian-migration.ts'
import { handedOverEventsMigration } from './handed-over-events-migration.ts'
import { hiddenNamesMigration } from './hidden-names-migration.ts'
import { hiddenPagesMigration } from './hidden-pages-migration.ts'
import { hiddenRegistrationsMigration } from './hidden-registrations-migration.ts'
import { holdersMigration } from './holders-migration.ts'
import { hooksMigration } from './hooks-migration.ts'
import { importedMigration } from './imported-migration.ts'
import { infractionsMigration } from './infractions-migration.ts'
import { journalColumnsMigration } from './journal-columns-migration.ts'
import { keptActsMigration } from './kept-acts-migration.ts'
import { keptByAccountMigration } from './kept-by-account-migration.ts'
import { listElementsMigration } from './list-elements-migration.ts'
import { mailAddressesMigration } from './mail-addresses-migration.ts'
import { mailTroublesMigration } from './mail-troubles-migration.ts'
import { matchSeatsMigration } from './match-seats-migration.ts'
import { matchSidesMigration } from './match-sides-migration.ts'
import type { DatabaseMigration, Migrations } from './migration.ts'
import { nearPlacesMigration } from './near-places-migration.ts'
import { organizerDigestsMigration } from './organizer-digests-migration.ts'
import { organizerRequestsMigration } from './organizer-requests-migration.ts'
import { ownNamesMigration } from './own-names-migration.ts'
import { pastEventsMigration } from './past-events-migration.ts'
import { pastsMigration } from './pasts-migration.ts'
import { paymentsMigration } from './payments-migration.ts'
import { personalLinksMigration } from './personal-links-migration.ts'
import { plannedCutMigration } from './planned-cut-migration.ts'
import { ratingsMigration } from './ratings-migration.ts'
import { registrationRulesMigration } from './registration-rules-migration.ts'
import { regularsMigration } from './regulars-migration.ts'
import { remindedEventsMigration } from './reminded-events-migration.ts'
import { restartsMigration } from './restarts-migration.ts'
import { roundClockMigration } from './round-clock-migration.ts'
import { searchBucketsMigration } from './search-buckets-migration.ts'
import { searchByNameMigration } from './search-by-name-migration.ts'
import { searchMigration } from './search-migration.ts'
import { searchWordsMigration } from './search-words-migration.ts'
import { seasonFinalsMigration } from './season-finals-migration.ts'
import { seasonShopsMigration } from './season-shops-migration.ts'
import { seasonsMigration } from './seasons-migration.ts'
import { seatQueueMigration } from './seat-queue-migration.ts'
import { seriesFollowersMigration } from './series-followers-migration.ts'
import { seriesMigration } from './series-migration.ts'
import { seriesReadersMigration } from './series-readers-migration.ts'
import { serverFactsMigration } from './server-facts-migration.ts'
import { serverKeysMigration } from './server-keys-migration.ts'
import { shopTokensMigration } from './shop-tokens-migration.ts'
import { shopsMigration } from './shops-migration.ts'
import { staffInvitationsMigration } from './staff-invitations-migration.ts'
import { stagesMigration } from './stages-migration.ts'
import { standInsMigration } from './stand-ins-migration.ts'
import { tableGuardsMigration } from './table-guards-migration.ts'
import { tablePlanMigration } from './table-plan-migration.ts'
import { understoodPlacesMigration } from './understood-places-migration.ts'
import { youthMigration } from './youth-migration.ts'

const quickTournaments: DatabaseMigration = {
  kind: 'expanding',
  async up(db: Kysely<unknown>): Promise<void> {
    await createTournaments(db)
    await createPlayersAndMatches(db)
    await createJournal(db)
    await createCapabilities(db)
  },
}

async function createTournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('organizer', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('current_round', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('lot', 'text', (column) => column.notNull())
    .addColumn('standings', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tournaments_created').on('tournaments').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('tournaments_organizer').on('tournaments').column('organizer').execute()
}

async function createPlayersAndMatches(db: Kysely<unknown>): Promise<void> {
  await tournamentTable(db, 'players')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_id', 'text')
    .addColumn('first_round', 'integer', (column) => column.notNull())
    .addColumn('dropped_after', 'integer')
    .addColumn('added_in', 'integer', (column) => column.notNull())
    .addColumn('added_as', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('players_key', ['tournament_id', 'id'])
    .execute()
  await tournamentTable(db, 'matches')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('table_number', 'integer')
    .addColumn('player1', 'text', (column) => column.notNull())
    .addColumn('player2', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wins1', 'integer')
    .addColumn('wins2', 'integer')
    .addColumn('draws', 'integer')
    .addColumn('decided_by', 'text')
    .addColumn('reports', 'text', (column) => column.notNull())
    .addColumn('added_in', 'integer', (column) => column.notNull())
    .addColumn('added_as', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('matches_key', ['tournament_id', 'id'])
    .execute()
  await tournamentTable(db, 'rounds')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text')
    .addPrimaryKeyConstraint('rounds_key', ['tournament_id', 'number'])
    .execute()
}

async function createJournal(db: Kysely<unknown>): Promise<void> {
  await tournamentTable(db, 'journal')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('act_id', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('changes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['tournament_id', 'sequence'])
    .execute()
  await db.schema
    .createIndex('journal_act')
    .on('journal')
    .columns(['tournament_id', 'author', 'act_id'])
    .unique()
    .where(sql.ref('act_id'), 'is not', null)
    .execute()
}

async function createCapabilities(db: Kysely<unknown>): Promise<void> {
  await tournamentTable(db, 'capabilities')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('capabilities_key', ['tournament_id', 'role', 'player_id'])
    .execute()
  await tournamentTable(db, 'device_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
}

function tournamentTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('tournament_id', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
}

const EACH: Migrations = {
  '0001-quick-tournaments': quickTournaments,
  '0002-accounts': accountsMigration,
  '0003-advanced-tournaments': advancedMigration,
  '0004-desk-lists': deskListsMigration,
  '0005-list-elements': listElementsMigration,
  '0006-executions': executionsMigration,
  '0007-search': searchMigration,
  '0008-search-buckets': searchBucketsMigration,
  '0009-entry-password': entryPasswordMigration,
  '0010-search-words': searchWordsMigration,
  '0011-coming-events': comingEventsMigration,
  '0012-handed-over-events': handedOverEventsMigration,
  '0013-seat-queue': seatQueueMigration,
  '0014-holders': holdersMigration,
  '0015-stages': stagesMigration,
  '0016-double-losses': doubleLossesMigration,
  '0017-restarts': restartsMigration,
  '0018-staff-invitations': staffInvitationsMigration,
  '0019-hidden-names': hiddenNamesMigration,
  '0020-round-clock': roundClockMigration,
  '0021-deleted-tournaments': deletedTournamentsMigration,
  '0022-own-names': ownNamesMigration,
  '0023-hidden-registrations': hiddenRegistrationsMigration,
  '0024-clock-plan': clockPlanMigration,
  '0025-imported': importedMigration,
  '0026-table-plan': tablePlanMigration,
  '0027-server-keys': serverKeysMigration,
  '0028-dropped-by': droppedByMigration,
  '0029-call-subscriptions': callSubscriptionsMigration,
  '0030-conduct': conductMigration,
  '0031-understood-places': understoodPlacesMigration,
  '0032-format-name': formatNameMigration,
  '0033-registration-rules': registrationRulesMigration,
  '0034-near-places': nearPlacesMigration,
  '0035-email-changes': emailChangesMigration,
  '0036-organizer-requests': organizerRequestsMigration,
  '0037-kept-by-account': keptByAccountMigration,
  '0038-mail-addresses': mailAddressesMigration,
  '0039-reminded-events': remindedEventsMigration,
  '0040-payments': paymentsMigration,
  '0041-event-messages': eventMessagesMigration,
  '0042-mail-troubles': mailTroublesMigration,
  '0043-search-by-name': searchByNameMigration,
  '0044-planned-cut': plannedCutMigration,
  '0045-journal-columns': journalColumnsMigration,
  '0046-asked-links': askedLinksMigration,
  '0047-hidden-pages': hiddenPagesMigration,
  '0048-server-facts': serverFactsMigration,
  '0049-shops': shopsMigration,
  '0052-personal-links': personalLinksMigration,
  '0055-series': seriesMigration,
  '0056-regulars': regularsMigration,
  '0058-organizer-digests': organizerDigestsMigration,
  '0059-series-followers': seriesFollowersMigration,
  '0060-series-readers': seriesReadersMigration,
  '0061-account-languages': accountLanguagesMigration,
  '0062-kept-acts': keptActsMigration,
  '0069-table-guards': tableGuardsMigration,
  '0070-seasons': seasonsMigration,
  '0073-hooks': hooksMigration,
  '0084-shop-tokens': shopTokensMigration,
  '0082-infractions': infractionsMigration,
  '0083-pasts': pastsMigration,
  '0085-season-finals': seasonFinalsMigration,
  '0087-ratings': ratingsMigration,
  '0088-past-events': pastEventsMigration,
  '0091-frozen-decklists': frozenDecklistsMigration,
  '0093-youth': youthMigration,
  '0094-erasures': erasuresMigration,
  '0096-data-days': dataDaysMigration,
  '0099-season-shops': seasonShopsMigration,
  '0100-guardian': guardianMigration,
  '0101-stand-ins': standInsMigration,
  '0102-fixed-seat-wishes': fixedSeatWishesMigration,
  ...ATTRIBUTE_MIGRATIONS,
  '0065-match-sides': matchSidesMigration,
  '0068-match-seats': matchSeatsMigration,
  '0063-asked-teams': askedTeamsMigration,
}

/** A published migration is never changed, only followed by another. */
export const MIGRATIONS: Migrations = Object.fromEntries(
  Object.entries(EACH).toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
