import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useClosedByBack } from '../../../../ui/closed-by-back.ts'
import type { PlayerNames } from '../../tournament-frame/player-names.ts'
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
}

export type TableEntry = {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly type: (text: string) => void
  /** Opens the one table that what is typed means. */
  readonly enter: () => void
  /** Those that what is typed may mean. */
  readonly found: readonly PlayedMatch[]
  readonly wanted: WantedTable | null
  /** A score was saved in the round being played: on to what was typed meanwhile. The same function for all rows. */
  readonly saved: (table: number) => void
}

/** A table is looked for, by its number or by a name, and its scores open; fingers that are quicker than the screen lose nothing. */
export function useTableEntry({ tables, names, canEdit, isCurrent, desk }: Entering): TableEntry {
  const prefix = useTablePrefix()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const begun = useBegun(tables, typed)
  useClosedByBack(typed !== '', () => setTyped(''))
  useTableKeys({ box, prefix })
  const wanted = isCurrent && desk.wanted?.isDispute !== true ? desk.wanted : null
  // What is searched must not hide what was asked for.
  if (wanted !== null && typed !== '') setTyped('')
  // A number is typed and entered before hundreds of rows could go and come again: they follow when there is time.
  const sought = useDeferredValue(typed)
  const filter = typed === '' ? '' : sought
  const found = useMemo(() => tables.filter(tableMatcher(filter, names, prefix)), [tables, names, filter, prefix])
  const open = (text: string, ahead: readonly TypedKey[]) => {
    const meant = tables.filter(tableMatcher(text, names, prefix))
    const only = meant.length === 1 ? meant[0] : undefined
    if (!only || !canEdit) return
    desk.want(only.id, { isOpened: true, seen: scoreIn(begun, only) })
    typeAhead(ahead)
  }
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
  return { box, typed, type: setTyped, enter: () => open(typed, []), found, wanted, saved }
}

/** What was typed while a score was on its way: the number of the next table, and perhaps its score. */
function nextTable(typed: readonly TypedKey[]) {
  const end = typed.findIndex(({ key }) => key === 'Enter')
  const number = typed.slice(0, end === -1 ? typed.length : end)
  return {
    number: number.map(({ key }) => key).join(''),
    isEntered: end !== -1,
    ahead: end === -1 ? [] : typed.slice(end + 1),
  }
}

/** It does what the last drawing says. */
function useLatest<Input>(act: (input: Input) => void): (input: Input) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((input) => latest.current(input), [])
}

/** The tables as they stood when the first sign was typed: whoever types on looks at the keys. */
function useBegun(tables: readonly PlayedMatch[], typed: string): readonly PlayedMatch[] {
  const [begun, setBegun] = useState(tables)
  if (typed === '' && begun !== tables) setBegun(tables)
  return begun
}

/** Undefined for a table that was not there. */
function scoreIn(tables: readonly PlayedMatch[], { id }: PlayedMatch): Score | null | undefined {
  const match = tables.find((table) => table.id === id)
  return match && scoreOf(match)
}

/** A number means that table, with its prefix or without, other words a name. */
function tableMatcher(typed: string, names: PlayerNames, prefix: string): (match: PlayedMatch) => boolean {
  const number = tableTyped({ prefix }, typed)
  if (number !== null) return ({ table }) => table === number
  const isMeant = nameMatcher(typed)
  return (match) => pairOf(match).some((id) => isMeant(names.get(id) ?? ''))
}
