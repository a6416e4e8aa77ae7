import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useClosedByBack } from '../../../../ui/closed-by-back.ts'
import { isPageFixed } from '../../../../ui/hold-page.ts'
import { nameMatcher } from '../../tournament-frame/search-name.ts'
import { useTablePrefix } from '../../tournament-frame/table-label.tsx'
import { type TypedKey, takeTypedAhead, typeAhead } from './typed-ahead.ts'
import type { Desk, WantedTable } from './use-desk.ts'
import { useTableKeys } from './use-table-keys.ts'

type Entering = {
  readonly tables: readonly PlayedMatch[]
  readonly names: PlayerNames
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  /** Its rows open their sheet before the list is drawn anew. */
  readonly isSheetFirst?: boolean
}

export type TableEntry = {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly type: (text: string) => void
  /** Opens the only match. */
  readonly enter: () => void
  /** Possible matches; null for all. */
  readonly found: ReadonlySet<string> | null
  readonly wanted: WantedTable | null
  /** The row has done what was wanted. Stable. */
  readonly granted: () => void
  /** A score was saved in the current round: continues with what was typed meanwhile. Stable for all rows. */
  readonly saved: (table: number) => void
}

/** Finds a table by number or name and opens its scores; keys typed faster than the screen are not lost. */
export function useTableEntry({ tables, names, canEdit, isCurrent, desk, isSheetFirst }: Entering): TableEntry {
  const prefix = useTablePrefix()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const begun = useBegun(tables, typed)
  const [sought, setSought] = useState<WantedTable | null>(null)
  useClosedByBack(typed !== '' && sought === null, () => setTyped(''))
  useTableKeys({ box, prefix })
  const wantedByDesk = isCurrent && desk.wanted?.isDispute !== true ? desk.wanted : null
  // A search must not hide the requested table.
  if (wantedByDesk !== null && typed !== '') setTyped('')
  // Typing must not wait for hundreds of rows: they follow later.
  const later = useDeferredValue(typed)
  const filter = typed === '' ? '' : later
  const found = useMemo(() => {
    if (filter === '') return null
    return new Set<string>(tables.filter(tableMatcher(filter, names, prefix)).map(({ id }) => id))
  }, [tables, names, filter, prefix])
  const open = (text: string, ahead: readonly TypedKey[]) => {
    const meant = tables.filter(tableMatcher(text, names, prefix))
    const only = meant.length === 1 ? meant[0] : undefined
    if (!only || !canEdit) return
    const how = { isOpened: true, seen: scoreIn(begun, only) }
    // Where a page stands fixed behind a sheet, its list would not come to the table.
    if (isSheetFirst && isCurrent && !isPageFixed()) setSought({ matchId: only.id, ...how, search: 'found' })
    else desk.want(only.id, how)
    typeAhead(ahead)
  }
  const granted = useLatest(() => {
    if (sought === null) return desk.grant()
    setTyped('')
    setSought(sought.search === 'found' ? { ...sought, search: 'over' } : null)
  })
  const saved = useLatest((table: number) => {
    desk.noteSaved(table)
    const { number, isEntered, ahead } = nextTable(takeTypedAhead())
    if (number === '') return
    if (isEntered) {
      open(number, ahead)
      return
    }
    setTyped(number)
    box.current?.focus()
  })
  const wanted = sought ?? wantedByDesk
  return { box, typed, type: setTyped, enter: () => open(typed, []), found, wanted, granted, saved }
}

/** Keys typed while a score was being saved: the next table, and perhaps its score. */
function nextTable(typed: readonly TypedKey[]) {
  const end = typed.findIndex(({ key }) => key === 'Enter')
  const number = typed.slice(0, end === -1 ? typed.length : end)
  return {
    number: number.map(({ key }) => key).join(''),
    isEntered: end !== -1,
    ahead: end === -1 ? [] : typed.slice(end + 1),
  }
}

function useLatest<Input extends readonly unknown[]>(act: (...input: Input) => void): (...input: Input) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...input) => latest.current(...input), [])
}

/** The tables at the first keystroke: the typist looks at the keys. */
function useBegun(tables: readonly PlayedMatch[], typed: string): readonly PlayedMatch[] {
  const [begun, setBegun] = useState(tables)
  if (typed === '' && begun !== tables) setBegun(tables)
  return begun
}

/** Undefined if the table did not exist. */
function scoreIn(tables: readonly PlayedMatch[], { id }: PlayedMatch): Score | null | undefined {
  const match = tables.find((table) => table.id === id)
  return match && isMeeting(match) ? scoreOf(match) : undefined
}

/** A number means a table, with or without prefix; other text a name. */
function tableMatcher(typed: string, names: PlayerNames, prefix: string): (match: PlayedMatch) => boolean {
  const number = tableTyped({ prefix }, typed)
  if (number !== null) return ({ table }) => table === number
  const isMeant = nameMatcher(typed)
  return (match) => seatsOf(match).some((id) => isMeant(names.get(id) ?? ''))
}
