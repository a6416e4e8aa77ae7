import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { Score } from '@tablee/domain/tournaments/score'
import { tableTyped } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import type { PlayerNames } from '../tournament-frame/player-names.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { useTablePrefix } from '../tournament-frame/table-label.tsx'
import { TableRow } from './table-row.tsx'
import type { Desk } from './use-desk.ts'
import { isDigit, isKey } from './use-typed-score.ts'

type RoundTablesProps = {
  readonly tables: readonly PlayedMatch[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly rules: Tournament['rules']
  readonly penalties: Tournament['penalties']
  /** Who has left the tournament. */
  readonly gone: ReadonlySet<PlayerId>
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
}

/** Above so many tables a phone has a search, and its rows are low. */
const FEW_TABLES = 8
/** So many rows are drawn whole at once. */
const NEAR_ROWS = 20
/** From here on the usual scores stand in every row, one tap a table. */
const WIDE = '(min-width: 820px) and (min-height: 481px)'
/** A phone that lies shows rows, as many as there is room for. */
const FLAT = '(orientation: landscape) and (max-height: 480px) and (max-width: 1023px)'

/** Every table of a round with its score, or the way to enter it. */
export function RoundTables(props: RoundTablesProps) {
  const { tables, names, access, rules, penalties, gone, canEdit, isCurrent, desk } = props
  const { t } = useTranslation()
  const prefix = useTablePrefix()
  const [typed, setTyped] = useState('')
  // Whoever had no result when the list was sorted stays on top: nothing moves under the finger that enters a score.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  const isLong = tables.length > FEW_TABLES
  const [isWide, isFlat] = [useMedia(WIDE), useMedia(FLAT)]
  const search = useRef<HTMLInputElement>(null)
  const begun = useBegun(tables, typed)
  useClosedByBack(typed !== '', () => setTyped(''))
  useTypedNumber(search, prefix)
  const wanted = isCurrent && desk.wanted?.isDispute !== true ? desk.wanted : null
  // What is searched must not hide what was asked for.
  if (wanted !== null && typed !== '') setTyped('')
  const found = useMemo(() => tables.filter(tableMatcher(typed, names, prefix)), [tables, names, typed, prefix])
  const shown = useMemo(() => (first === null ? found : unfinishedFirst(found, first)), [found, first])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isLong || isWide ? (
        <Search
          box={search}
          typed={typed}
          onType={setTyped}
          onEnter={() => {
            const only = found.length === 1 ? found[0] : undefined
            if (only && canEdit) desk.want(only.id, { isOpened: true, seen: scoreIn(begun, only) })
          }}
          isUnfinishedFirst={first !== null}
          onToggle={() => setFirst(first === null ? unfinished(tables) : null)}
        />
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-clip rounded-card border border-line bg-surface empty:hidden">
        {shown.map((match, index) => (
          <TableRow
            key={match.id}
            match={match}
            name1={names.get(match.players[0]) ?? ''}
            name2={names.get(match.players[1]) ?? ''}
            access={access}
            allowed={rules.scoresAllowed}
            penalties={penaltiesOfMatch({ penalties }, match)}
            gone={isCurrent && !isOver(match) ? goneOf(match, gone) : NOBODY}
            canEdit={canEdit}
            isCurrent={isCurrent}
            onCorrected={desk.corrected}
            hasScores={isWide || !(isLong || isFlat)}
            isFarDown={index >= NEAR_ROWS}
            wanted={wanted?.matchId === match.id ? wanted : null}
            onGranted={desk.grant}
            onSaved={desk.noteSaved}
          />
        ))}
      </ul>
      {shown.length === 0 && tables.length > 0 ? <p className="text-muted">{t('admin.scores.filterEmpty')}</p> : null}
    </div>
  )
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

const NOBODY: readonly PlayerId[] = []

/** Where both are there always the same value, so that rows stay as they are. */
function goneOf({ players }: PlayedMatch, gone: ReadonlySet<PlayerId>): readonly PlayerId[] {
  return players.some((id) => gone.has(id)) ? players.filter((id) => gone.has(id)) : NOBODY
}

type SearchProps = {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onEnter: () => void
  readonly isUnfinishedFirst: boolean
  readonly onToggle: () => void
}

/** Finds a table by its number or a name; Enter opens the one that is left. */
function Search({ box, typed, onType, onEnter, isUnfinishedFirst, onToggle }: SearchProps) {
  const { t } = useTranslation()
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextInput
        ref={box}
        type="search"
        label={t('admin.scores.filter')}
        isLabelHidden
        placeholder={t('admin.scores.filter')}
        enterKeyHint="go"
        value={typed}
        onChange={onType}
        className="flex-1"
      />
      <Button
        variant={isUnfinishedFirst ? 'felt' : 'secondary'}
        aria-pressed={isUnfinishedFirst}
        className="max-sm:hidden"
        onClick={onToggle}
      >
        {t('admin.scores.unfinishedFirst')}
      </Button>
    </form>
  )
}

/** A number typed anywhere in the list is that of a table: "4", or "B4" where it is called so, Enter opens it. */
function useTypedNumber(box: RefObject<HTMLInputElement | null>, prefix: string): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
      // The digit itself arrives in the box that has the focus by then.
      const isMeant = isDigit(event) || isKey(event, prefix.slice(0, 1))
      if (isMeant && !isElsewhere) box.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [box, prefix])
}

/** Stable otherwise; those of `first` keep their place once they are over. */
function unfinishedFirst(tables: readonly PlayedMatch[], first: ReadonlySet<string>): readonly PlayedMatch[] {
  const isFirst = (match: PlayedMatch) => first.has(match.id) || !isOver(match)
  return [...tables.filter(isFirst), ...tables.filter((table) => !isFirst(table))]
}

function unfinished(tables: readonly PlayedMatch[]): ReadonlySet<string> {
  return new Set(tables.filter((match) => !isOver(match)).map(({ id }) => id))
}

/** A number means that table, with its prefix or without, other words a name. */
function tableMatcher(typed: string, names: PlayerNames, prefix: string): (match: PlayedMatch) => boolean {
  const number = tableTyped({ prefix }, typed)
  if (number !== null) return ({ table }) => table === number
  const isMeant = nameMatcher(typed)
  return ({ players }) => players.some((id) => isMeant(names.get(id) ?? ''))
}
