import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { type Dialect, dialectOf } from '../dialect/dialect.ts'
import { ATTRIBUTE_MIGRATIONS } from '../migrations/attribute-columns.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'

type Statements = readonly string[]

/** A migration without an entry fails every test that rolls back. */
const TAKEN_BACK: Readonly<Record<string, Statements | Readonly<Record<Dialect['name'], Statements>>>> = {
  '0011-coming-events': ['drop index tournaments_start', 'drop index tournaments_end'],
  '0012-handed-over-events': [
    'drop table event_offers',
    'drop table organizer_days',
    'alter table tournaments drop column is_cancelled',
    'alter table registrations drop column language',
    'alter table letters drop column about',
  ],
  '0013-seat-queue': ['drop table seat_queue'],
  '0014-holders': [
    'alter table capabilities rename column holder_id to player_id',
    ...['label', 'expires_at', 'revoked_at'].map((name) => `alter table capabilities drop column ${name}`),
    ...['author_role', 'author_holder'].map((name) => `alter table journal drop column ${name}`),
  ],
  '0015-stages': ['alter table tournaments drop column stages', 'alter table rounds drop column stage'],
  '0016-double-losses': ['alter table matches drop column double_loss'],
  '0017-restarts': ['alter table tournaments drop column restarted_as'],
  '0018-staff-invitations': ['drop table staff_invitations'],
  '0019-hidden-names': ['drop table hidden_names'],
  '0020-round-clock': ['alter table rounds drop column clock'],
  '0021-deleted-tournaments': [
    'drop view tournaments',
    'drop index tournaments_deleted',
    'alter table all_tournaments drop column deleted_at',
    'alter table all_tournaments rename to tournaments',
  ],
  '0022-own-names': [
    'drop view tournaments',
    'alter table all_tournaments drop column allows_own_names',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0023-hidden-registrations': ['alter table registrations drop column shown_as'],
  '0024-clock-plan': [
    'drop view tournaments',
    'alter table all_tournaments drop column clock_plan',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0025-imported': [
    'drop view tournaments',
    'alter table all_tournaments drop column is_imported',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0026-table-plan': [
    'drop view tournaments',
    'alter table all_tournaments drop column table_plan',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0027-server-keys': ['drop table server_keys'],
  '0028-dropped-by': ['alter table players drop column dropped_by'],
  '0029-call-subscriptions': ['drop table call_subscriptions'],
  '0030-conduct': [
    'drop table conduct_records',
    'drop view tournaments',
    'alter table all_tournaments drop column penalties',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0031-understood-places': [],
  '0032-format-name': [
    'drop view tournaments',
    'alter table all_tournaments drop column format_name',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0033-registration-rules': [
    'drop view tournaments',
    'alter table all_tournaments drop column registration_rules',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0034-near-places': [],
  '0035-email-changes': ['email', 'session_id'].map((name) => `alter table mailed_tokens drop column ${name}`),
  '0036-organizer-requests': ['drop table organizer_requests'],
  '0037-kept-by-account': ['drop index capabilities_account'],
  '0038-mail-addresses': ['drop table mail_addresses'],
  '0039-reminded-events': ['drop table reminded_events'],
  '0040-payments': ['alter table registrations drop column has_paid'],
  '0041-event-messages': ['drop table message_reports', 'drop table event_messages'],
  '0042-mail-troubles': ['alter table mailed_tokens drop column trouble'],
  '0043-search-by-name': {
    sqlite: [
      'drop trigger searched_tournaments_unnamed',
      'drop table search_named_tokens',
      'drop index searched_tournaments_range',
      ...['name_range', 'created_at', 'name', 'words'].map(
        (name) => `alter table searched_tournaments drop column ${name}`,
      ),
      'drop table search_ranges',
    ],
    postgres: [
      ...['name_range', 'created_at', 'name'].map((name) => `alter table searched_tournaments drop column ${name}`),
      'drop table search_ranges',
    ],
  },
  '0044-planned-cut': [
    'drop view tournaments',
    'alter table all_tournaments drop column planned_cut',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0045-journal-columns': [
    'drop index journal_unfilled',
    ...['kinds', 'round', 'matches', 'outline'].map((name) => `alter table journal drop column ${name}`),
  ],
  '0046-asked-links': ['drop table asked_links'],
  '0047-hidden-pages': ['page_reports', 'operated_tournaments', 'hidden_pages'].map((name) => `drop table ${name}`),
  '0048-server-facts': ['drop table server_facts'],
  '0049-shops': [
    'drop view tournaments',
    'drop index tournaments_shop',
    'alter table all_tournaments drop column shop_id',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
    ...['messages', 'words', 'invitations', 'members', 'logos', 'slugs'].map((name) => `drop table shop_${name}`),
    'drop table shops',
  ],
  '0052-personal-links': [
    'drop table registration_devices',
    ...['link_version', 'mailed_as'].map((name) => `alter table registrations drop column ${name}`),
    ...['refused_at', 'written_at'].map((name) => `alter table mail_addresses drop column ${name}`),
  ],
  ...Object.fromEntries(
    Object.entries(ATTRIBUTE_MIGRATIONS).map(([name, { column }]) => [
      name,
      [
        'drop view tournaments',
        `alter table all_tournaments drop column ${column}`,
        'create view tournaments as select * from all_tournaments where deleted_at is null',
      ],
    ]),
  ),
  '0055-series': [
    'drop view tournaments',
    'drop index tournaments_series',
    'alter table all_tournaments drop column series',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0056-regulars': ['gathered_events', 'regular_visits', 'regulars'].map((name) => `drop table ${name}`),
  '0058-organizer-digests': ['drop table organizer_digests'],
  '0059-series-followers': ['drop table series_followers'],
  '0060-series-readers': ['drop table series_readers'],
  '0061-account-languages': ['alter table accounts drop column language'],
  '0062-kept-acts': [
    'drop index journal_peopleless',
    ...['people', 'input', 'given'].map((name) => `alter table journal drop column ${name}`),
  ],
  '0063-asked-teams': ['alter table registrations drop column team_name'],
  '0065-match-sides': ['sides', 'placings'].map((name) => `alter table matches drop column ${name}`),
  '0068-match-seats': ['alter table matches drop column seats'],
  '0069-table-guards': ['drop table table_guards'],
  '0084-shop-tokens': ['drop table shop_tokens'],
  '0073-hooks': ['hook_cards', 'hook_deliveries', 'shop_hooks'].map((name) => `drop table ${name}`),
  '0082-infractions': ['alter table conduct_records drop column infraction'],
  '0093-youth': [
    'drop view tournaments',
    'alter table all_tournaments drop column is_youth',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0091-frozen-decklists': ['drop table frozen_decklists'],
  '0094-erasures': ['drop table erasures'],
  '0101-stand-ins': ['replaces', 'handed_over_in', 'taken_back_in'].map(
    (name) => `alter table staff_invitations drop column ${name}`,
  ),
  '0096-data-days': [
    'drop view tournaments',
    'alter table all_tournaments drop column data_days',
    'create view tournaments as select * from all_tournaments where deleted_at is null',
  ],
  '0099-season-shops': [
    ...['season_events_aside', 'season_shops'].map((name) => `drop table ${name}`),
    'alter table season_events drop column shop_id',
    'alter table seasons drop column founder_id',
  ],
  '0100-guardian': ['alter table registrations drop column guardian'],
  '0102-fixed-seat-wishes': ['alter table registrations drop column wishes_fixed_seat'],
  '0083-pasts': ['kept_plays', 'player_pages', 'past_results'].map((name) => `drop table ${name}`),
  '0085-season-finals': ['alter table seasons drop column final'],
  '0087-ratings': ['rating_departures', 'rated_events', 'ratings'].map((name) => `drop table ${name}`),
  '0088-past-events': ['past_notes', 'past_seats', 'past_events'].map((name) => `drop table ${name}`),
  '0070-seasons': ['season_notes', 'season_events', 'seasons'].map((name) => `drop table ${name}`),
}

export async function takeBack(db: Queryable, first: keyof typeof MIGRATIONS): Promise<void> {
  const { name: dialect } = dialectOf(db)
  const since = Object.keys(MIGRATIONS).filter((name) => name >= first)
  for (const name of since.toReversed()) {
    const undone = TAKEN_BACK[name]
    if (!undone) throw new Error(`Nothing says how to take ${name} back`)
    const statements = 'sqlite' in undone ? undone[dialect] : undone
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  await sql`delete from kysely_migration where name >= ${first}`.execute(db)
  if (first > '0048-server-facts') {
    for (const name of since) await sql`delete from server_facts where name = ${`migration ${name}`}`.execute(db)
  }
}
