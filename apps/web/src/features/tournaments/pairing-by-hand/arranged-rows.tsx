import type { PairingWarning } from '@tablee/domain/tournaments/rounds/pairing-warnings'
import { tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { useTablePrefix } from '../tournament-frame/table-label.tsx'
import { homesOf, pairingKey, pairingsOf } from './arranged-lines.ts'
import { ArrangedRow } from './arranged-row.tsx'
import { tablesOf } from './draft-pairings.ts'
import type { Line } from './lines.ts'
import type { DraftState } from './use-draft.ts'

/** More than a screen shows; the rest renders before a finger gets there. */
const FIRST_ROWS = 24

type ArrangedRowsProps = {
  readonly tournament: Tournament
  readonly state: DraftState
  readonly names: PlayerNames
  readonly points: ReadonlyMap<PlayerId, number>
  readonly warnings: readonly PairingWarning[]
  readonly typed: string
}

export function ArrangedRows({ tournament, state, names, points, warnings, typed }: ArrangedRowsProps) {
  const { t } = useTranslation()
  const prefix = useTablePrefix()
  const { lines, round, draft, tables } = state
  const homes = useHomes(state)
  const numbers = useMemo(
    () => tablesOf(tournament, { round, pairings: draft, tables }),
    [tournament, round, draft, tables],
  )
  const warned = useMemo(
    () => new Set(warnings.flatMap((each) => ('players' in each ? each.players : [each.player]))),
    [warnings],
  )
  const touch = useRef(state.touch)
  touch.current = state.touch
  const onTouch = useCallback((player: PlayerId) => touch.current(player), [])
  const join = useRef(state.join)
  join.current = state.join
  const onJoin = useCallback((line: string, place: number) => join.current(line, place), [])
  const found = useMemo(() => {
    const matches = lineMatcher(typed, names, prefix)
    return lines.filter((line) => (line.places.some((held) => held !== null) || isNewTable(line)) && matches(line))
  }, [lines, names, typed, prefix])
  const count = useDrawnRows(found.length)
  return (
    <div ref={keepInPlace}>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-clip rounded-card border border-line bg-surface empty:hidden">
        {found.slice(0, count).map((line) => (
          <ArrangedRow
            key={line.id}
            line={line}
            table={numberOf(line, numbers)}
            selected={line.places.find((held) => held?.player === state.selected)?.player ?? null}
            isWarned={isWarned(line, warned)}
            names={names}
            points={points}
            homes={homes}
            onTouch={onTouch}
            onJoin={state.selected !== null && isFree(line) ? onJoin : null}
          />
        ))}
      </ul>
      {found.length === 0 && lines.length > 0 ? <p className="text-muted">{t('admin.scores.filterEmpty')}</p> : null}
    </div>
  )
}

/** An empty one stands last, for a table more. */
function isNewTable({ podSeats, before }: Line): boolean {
  return podSeats !== undefined && before.length === 0
}

function isFree({ podSeats, places }: Line): boolean {
  return podSeats !== undefined && places.length > 1 && places.includes(null)
}

function useHomes({ standing: { pairings }, lines }: DraftState): ReadonlyMap<PlayerId, Line> {
  const begun = useRef<{ readonly of: unknown; readonly homes: ReadonlyMap<PlayerId, Line> } | null>(null)
  if (begun.current?.of !== pairings) begun.current = { of: pairings, homes: homesOf(lines) }
  return begun.current.homes
}

/** Renders a long list in two parts, so that input is not blocked. */
function useDrawnRows(length: number): number {
  const [isWhole, setIsWhole] = useState(length <= FIRST_ROWS)
  useEffect(() => {
    if (!isWhole) startTransition(() => setIsWhole(true))
  }, [isWhole])
  return isWhole ? length : FIRST_ROWS
}

function numberOf(line: Line, numbers: ReadonlyMap<string, number>): number | null {
  const [pairing] = pairingsOf([line])
  return pairing ? (numbers.get(pairingKey(pairing)) ?? null) : null
}

function isWarned(line: Line, warned: ReadonlySet<PlayerId>): boolean {
  return line.places.some((held) => held !== null && warned.has(held.player))
}

/** A number means a table, with or without prefix; other text a name. */
function lineMatcher(typed: string, names: PlayerNames, prefix: string): (line: Line) => boolean {
  const number = tableTyped({ prefix }, typed)
  if (number !== null) return ({ table }) => table === number
  const isMeant = nameMatcher(typed)
  return ({ places }) => places.some((held) => held !== null && isMeant(names.get(held.player) ?? ''))
}
