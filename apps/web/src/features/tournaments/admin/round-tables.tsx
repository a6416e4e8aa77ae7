import { nameKey } from '@tablee/domain/tournaments/player-name'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import type { PlayerNames } from '../tournament-frame/player-names.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { TableCard } from './table-card.tsx'

type RoundTablesProps = {
  readonly tables: readonly PlayedMatch[]
  readonly names: PlayerNames
  readonly access: OrganizerAccess
  readonly rules: Tournament['rules']
  readonly canEdit: boolean
}

/** With so many tables at most, the grids of the missing results stand open: one tap a table. */
const OPEN_UP_TO = 8

/** Every table of a round with its score, or the grid to enter it. */
export function RoundTables({ tables, names, access, rules, canEdit }: RoundTablesProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // Whoever had no result when the list was sorted stays on top: nothing moves under the finger that enters a score.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  const isLong = tables.length > OPEN_UP_TO
  const shown = useMemo(() => {
    const found = tables.filter(tableMatcher(typed, names))
    if (first === null) return found
    const isFirst = ({ id, state }: PlayedMatch) => first.has(id) || state.kind !== 'terminated'
    return [...found.filter(isFirst), ...found.filter((table) => !isFirst(table))]
  }, [tables, names, typed, first])
  return (
    <div className="grid gap-3">
      {isLong ? (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            type="search"
            label={t('admin.scores.filter')}
            value={typed}
            onChange={setTyped}
            className="min-w-56 flex-1"
          />
          <Button
            variant={first === null ? 'secondary' : 'felt'}
            aria-pressed={first !== null}
            onClick={() => setFirst(first === null ? unfinished(tables) : null)}
          >
            {t('admin.scores.unfinishedFirst')}
          </Button>
        </div>
      ) : null}
      <ul className="grid gap-3 lg:grid-cols-2 lg:items-start 2xl:grid-cols-3">
        {shown.map((match) => (
          <TableCard
            key={match.id}
            match={match}
            name1={names.get(match.players[0]) ?? ''}
            name2={names.get(match.players[1]) ?? ''}
            access={access}
            allowed={rules.scoresAllowed}
            canEdit={canEdit}
            isOpenAtFirst={!isLong}
          />
        ))}
      </ul>
      {shown.length === 0 && tables.length > 0 ? <p className="text-muted">{t('admin.scores.filterEmpty')}</p> : null}
    </div>
  )
}

function unfinished(tables: readonly PlayedMatch[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ id, state }) => (state.kind === 'terminated' ? [] : [id])))
}

/** A number means that table, other words a name. */
function tableMatcher(typed: string, names: PlayerNames): (match: PlayedMatch) => boolean {
  const key = nameKey(typed)
  if (/^\d+$/.test(key)) return ({ table }) => String(table) === key
  const isMeant = nameMatcher(typed)
  return ({ players }) => players.some((id) => isMeant(names.get(id) ?? ''))
}
