import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { May } from '../../../acts/acting-as.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { RulesRow } from '../registration-rules/rules-row.tsx'
import { DeckLockRow } from './deck-lock-row.tsx'
import { DecklistsRow } from './decklists-row.tsx'
import { EntryPasswordRow } from './entry-password-row.tsx'
import { EventRow } from './event-row.tsx'
import { PlayRows } from './play-rows.tsx'
import { YouthRow } from './youth-row.tsx'

type EventSettingRowsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Announcement and password until the start, play settings until the finish, decklists after it. */
export function EventSettingRows({ tournament, access }: EventSettingRowsProps) {
  const on = { tournament, access }
  const { announcement } = tournament
  return (
    <>
      {isFinished(tournament) && !tournament.isCancelled ? (
        <May act="publish-decklists">
          <DecklistsRow {...on} />
        </May>
      ) : null}
      <May act="change-settings">
        {announcement ? <EventRow {...on} announcement={announcement} /> : null}
        {announcement && isWaiting(tournament) ? <RulesRow {...on} announcement={announcement} /> : null}
      </May>
      {announcement && isWaiting(tournament) && tournament.registrationRules.deck !== 'none' ? (
        <May act="lock-decklists">
          <DeckLockRow {...on} />
        </May>
      ) : null}
      <PlayRows {...on} />
      <May act="mark-youth">
        <YouthRow {...on} />
      </May>
      <May act="change-settings">
        <EntryPasswordRow {...on} />
      </May>
    </>
  )
}
