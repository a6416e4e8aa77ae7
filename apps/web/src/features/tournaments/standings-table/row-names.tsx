import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

export type DeckNames = ReadonlyMap<string, string>

type NameAndNote = { readonly name: string; readonly note?: string; readonly isDropped: boolean }
type Ranked = Pick<Tournament, 'players' | 'penalties' | 'teams'>

export function useNames({ players, penalties, teams }: Ranked, own: PlayerId | null) {
  const { t } = useTranslation()
  const names = usePlayerNames({ players, teams })
  return useMemo(() => {
    const byId = new Map(players.map((player) => [player.id, player]))
    return ({ playerId }: Standing): NameAndNote => {
      const player = byId.get(playerId)
      const isDropped = player !== undefined && player.droppedAfter !== null
      const note = [
        playerId === own ? t('tournament.players.you') : '',
        // A disqualified player did not leave.
        isDropped && !isDisqualified({ penalties }, playerId) ? t('tournament.players.dropped') : '',
      ]
        .filter(Boolean)
        .join(', ')
      return { name: names.get(playerId) ?? '', isDropped, ...(note ? { note } : {}) }
    }
  }, [players, penalties, names, own, t])
}

/** Who is in each team, by its entrant; none where nobody plays in teams. */
export function useMembers({ players, teams }: Pick<Tournament, 'players' | 'teams'>): ReadonlyMap<PlayerId, string> {
  const { list } = useFormats()
  return useMemo(() => {
    const names = new Map(players.map(({ id, name }) => [id, name]))
    return new Map(
      teams.flatMap(({ members }) =>
        members[0] ? [[members[0], list(members.map((id) => names.get(id) ?? ''))]] : [],
      ),
    )
  }, [players, teams, list])
}

export function Members({ names }: { readonly names: string | undefined }) {
  if (names === undefined) return null
  return <span className="unbroken-words block text-sm font-normal text-muted">{names}</span>
}

type NameAndRecordProps = NameAndNote & {
  /** Null if it is in the line below. */
  readonly record: string | null
  readonly isNarrow: boolean
}

/** On narrow screens a note would take the room of the name: it is struck through or highlighted. The record stands below a name that has no room beside it. */
export function NameAndRecord({ record, name, note, isDropped, isNarrow }: NameAndRecordProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <PlayerName
        name={name}
        {...(note ? { note: <span className="max-sm:sr-only">{note}</span> } : {})}
        className={classNames(
          'flex-auto',
          isNarrow ? 'line-clamp-4!' : 'not-print:max-lg:line-clamp-4!',
          'large-text:basis-full large-text:line-clamp-none!',
          isDropped && 'max-sm:text-muted max-sm:line-through',
        )}
      />
      {record === null ? null : (
        <span
          className={classNames(
            'ms-auto shrink-0 whitespace-nowrap font-normal tabular-nums large-text:ms-0',
            !isNarrow && 'lg:hidden print:hidden',
          )}
        >
          {record}
        </span>
      )}
    </span>
  )
}

type ReachLineProps = {
  /** "Demi-finale" */
  readonly reach: string
  readonly record: string
  readonly isNarrow: boolean
}

/** The stage reached in the cut, which determines the place, then the record in the rounds. */
export function ReachLine({ reach, record, isNarrow }: ReachLineProps) {
  return (
    <span className="flex flex-wrap gap-x-2 text-sm font-normal">
      <span className="font-semibold text-felt">{reach}</span>
      <span className={classNames('whitespace-nowrap text-muted tabular-nums', !isNarrow && 'lg:hidden print:hidden')}>
        {record}
      </span>
    </span>
  )
}

/** This place among ties was drawn by lot. */
export function ByLot() {
  const { t } = useTranslation()
  return <span className="block text-sm font-normal text-muted">{t('tournament.standings.byLot')}</span>
}

export function DeckName({ deck, className }: { readonly deck: string | undefined; readonly className?: string }) {
  if (deck === undefined) return null
  return <bdi className={classNames('block text-sm font-normal text-muted wrap-anywhere', className)}>{deck}</bdi>
}
