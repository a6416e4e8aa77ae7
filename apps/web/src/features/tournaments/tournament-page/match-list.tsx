import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Match, PlayerId } from '@tablee/domain/tournaments/tournament'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { DESK } from '../../../ui/desk-media.ts'
import { foundIn } from '../../../ui/left-out.ts'
import { RowsToCome } from '../../../ui/rows-to-come.tsx'
import { useGrowing } from '../../../ui/use-growing.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { groupedList, useRowGroups } from '../../../ui/use-row-groups.ts'
import { useSettled } from '../match-view/use-settled.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'
import { MatchGroup, type OfEveryMatch } from './match-group.tsx'

export type MatchListProps = OfEveryMatch & {
  readonly matches: readonly Match[]
  readonly typed: string
  /** Nothing but the search has unfolded it: what it leaves out is not drawn at all. */
  readonly isFoundAlone: boolean
}

const LINE_REM = 2.75
const ROW_REM = 4

/** In groups that the browser lays out when they come into sight, drawn in portions. */
export function MatchList(props: MatchListProps) {
  const { matches, typed: _, isFoundAlone, ...ofEvery } = props
  const { own } = ofEvery
  const { t } = useTranslation()
  const isDesk = useMedia(DESK)
  const list = useRef<HTMLDivElement>(null)
  const settled = useSettled(matches, list)
  // Whoever has no desk is not told of others.
  const [settledFirst] = useState(settled)
  const found = useFound(props)
  const ordered = useMemo(
    () =>
      (isFoundAlone && found ? matches.filter(({ id }) => found.has(id)) : matches).toSorted(
        (one, other) => placeOf(one, own) - placeOf(other, own),
      ),
    [matches, own, isFoundAlone, found],
  )
  const [first, behind] = useSides(ordered, isDesk ? settled : NONE, own)
  const groups = [
    ...useRowGroups(first).map((group) => ({ group, key: `first ${group.key}` })),
    ...useRowGroups(behind).map((group) => ({ group, key: `behind ${group.key}` })),
  ]
  const shown = groups.slice(0, useGrowing(groups.length))
  const drawn = shown.reduce((sum, { group }) => sum + group.rows.length, 0)
  return (
    <>
      <div
        ref={list}
        {...groupedList()}
        hidden={found?.size === 0}
        className="desk:grid desk:grid-cols-[minmax(0,1fr)]"
      >
        {shown.map(({ group, key }) => (
          <MatchGroup
            key={key}
            group={group}
            found={foundIn(group.rows, found)}
            settled={isDesk ? null : settledFirst}
            {...ofEvery}
          />
        ))}
        <RowsToCome rows={ordered.length - drawn} height={isDesk ? LINE_REM : ROW_REM} />
      </div>
      {found?.size === 0 ? (
        <p className="border-t border-line px-3 py-4 text-muted">{t('tournament.matches.filterEmpty')}</p>
      ) : null}
    </>
  )
}

/** Null for all. */
function useFound({ matches, names, people, typed }: MatchListProps): ReadonlySet<string> | null {
  return useMemo(() => {
    if (typed === '') return null
    const isMeant = nameMatcher(typed)
    const found = matches.filter((match) =>
      seatsOf(match).some((id) => isMeant(names.get(id) ?? '') || isMeant(people.get(id) ?? '')),
    )
    return new Set(found.map(({ id }) => id))
  }, [matches, names, people, typed])
}

const NONE: ReadonlySet<string> = new Set()

/** On a desk those still playing come first, and one's own. */
function useSides(ordered: readonly Match[], settled: ReadonlySet<string>, own: PlayerId | null) {
  return useMemo(() => {
    const isBehind = (match: Match) => settled.has(match.id) && !isOwn(match, own)
    return [ordered.filter((match) => !isBehind(match)), ordered.filter(isBehind)] as const
  }, [ordered, settled, own])
}

/** Own table first, then by number, those without a table last. */
function placeOf(match: Match, own: PlayerId | null): number {
  return isOwn(match, own) ? -1 : (tableOf(match) ?? Number.POSITIVE_INFINITY)
}

function isOwn(match: Match, own: PlayerId | null): boolean {
  return own !== null && seatsOf(match).includes(own)
}
