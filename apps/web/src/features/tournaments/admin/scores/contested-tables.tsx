import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Meeting, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useInSight } from '../../../../ui/use-in-sight.ts'
import { useOutOfSight } from '../../../../ui/use-out-of-sight.ts'
import { useWholeTournament } from '../../api/following/whole-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import {
  type KnownReport,
  knownReports,
  latestReports,
  type ReportsByMatch,
} from '../../api/results/get-score-reports.ts'
import { useUpdateScore } from '../../api/results/update-score.ts'
import { MatchRow } from '../../match-view/match-row.tsx'
import { resultOf } from '../../match-view/own-view.ts'
import { winnerFirst } from '../../score-entry/score-columns.ts'
import { UnsentNotice } from '../../score-entry/unsent-notice.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { Replacing } from './replacing.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { useArrivedResult, useReplaceGuard } from './use-arrived-result.ts'
import type { Desk } from './use-desk.ts'
import { type TableScoreText, useTableScoreText } from './use-table-score-text.ts'

type ContestedTablesProps = {
  /** Contested, or just settled here and still in place. */
  readonly matches: readonly Meeting[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly rules: Tournament['rules']
  readonly penalties: Tournament['penalties']
  readonly current: RoundNumber
  readonly desk: Desk
  /** They went out of sight. */
  readonly onLeft: () => void
}

/** Tables with contradicting reports; the staff decides. */
export function ContestedTables(props: ContestedTablesProps) {
  const { matches, onLeft, ...on } = props
  const { t } = useTranslation()
  const whole = useWholeTournament(on.access)
  const reports = useMemo(() => (whole ? knownReports(keptBackOf(whole)) : NOTHING_KNOWN), [whole])
  return (
    <section
      ref={useOutOfSight(onLeft)}
      aria-labelledby="contested-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-amber bg-amber-wash p-2 sm:gap-3 sm:p-4 wide-desk:p-2"
    >
      <div className="grid gap-1 max-sm:px-2">
        <h2 id="contested-title" className="text-section wide-desk:text-lg">
          {t('admin.scores.contested')}
        </h2>
        {/* On a phone the reports say it, and leave room for the tables. */}
        <p className="max-sm:sr-only">{t('admin.scores.contestedHelp')}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:has-[>:nth-child(2)]:grid-cols-[repeat(2,minmax(0,1fr))] wide-desk:grid-cols-[minmax(0,1fr)]! lg:items-start">
        {matches.map((match) => (
          <ContestedTable key={match.id} {...on} match={match} reports={reports.get(match.id) ?? null} />
        ))}
      </ul>
    </section>
  )
}

const NOTHING_KNOWN: ReportsByMatch = new Map()
const NO_REPORTS: readonly KnownReport[] = []

type ContestedTableProps = Omit<ContestedTablesProps, 'matches' | 'onLeft'> & {
  readonly match: Meeting
  /** Null: unknown. */
  readonly reports: readonly KnownReport[] | null
}

function ContestedTable({ match, names, access, rules, penalties, current, desk, reports }: ContestedTableProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const update = useUpdateScore(access)
  const [isOpen, setIsOpen] = useState(false)
  const [name1, name2] = [nameOf(names, pairOf(match)[0]), nameOf(names, pairOf(match)[1])]
  const words = useTableScoreText(match.table, name1, name2)
  const decide = async (score: Score) => {
    await update.send({ matchId: match.id, score })
    setIsOpen(false)
  }
  // The card asks until settled here, so that a decision made elsewhere is not overwritten unseen.
  const arrived = useArrivedResult(match, { seen: null, own: update.input?.score ?? null })
  const replacing = useReplaceGuard(arrived)
  const card = useDisputeCard(match, desk)
  // No reports: wrong characters at the table.
  const isForStaff = reports?.length === 0
  const stands = update.isSending ? (update.input?.score ?? null) : scoreOf(match)
  return (
    <li
      ref={card}
      className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-3"
    >
      <div className="-mx-3 -mt-1.5">
        {/* Next to the names, a narrow phone would leave two letters of them. */}
        <MatchRow match={match} name1={name1} name2={name2} own={null} action={<span />} />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex sm:flex-wrap">
        {latestReports(useLastKnown(reports ?? NO_REPORTS)).map(({ by, score }) => (
          <li key={by} className="grid grid-cols-[minmax(0,1fr)]">
            {score ? (
              <Button
                variant="secondary"
                className="aria-pressed:bg-felt-wash"
                disabled={update.isSending}
                aria-pressed={stands !== null && isSameScore(score, stands)}
                onClick={() => replacing.guard(score, () => void decide(score))}
              >
                <span className="unbroken-words min-w-0">{saidBy({ match, by, score }, { names, words, t })}</span>
              </Button>
            ) : (
              <p className="unbroken-words py-2 font-semibold">
                {t('admin.scores.noScore', { name: nameOf(names, by) })}
              </p>
            )}
          </li>
        ))}
        {isForStaff ? <li className="py-2 font-semibold">{t('atTable.forStaff')}</li> : null}
        <li className="grid grid-cols-[minmax(0,1fr)]">
          <Button
            variant="quiet"
            aria-label={t('admin.scores.otherScoreOf', { table: labelOf(match.table) })}
            disabled={update.isSending}
            onClick={() => setIsOpen(true)}
          >
            {t('admin.scores.otherScore')}
          </Button>
        </li>
      </ul>
      <UnsentNotice by="staff" tournamentId={access.tournamentId} matchId={match.id} />
      <Replacing {...{ match, access, arrived }} names={words.names} guard={replacing} onKeep={replacing.forget} />
      {isOpen ? (
        <ScoreSheet
          match={match}
          words={words}
          allowed={rules.scoresAllowed}
          penalties={penaltiesOfMatch({ penalties }, match)}
          access={access}
          update={update}
          isCurrent={match.round === current}
          onChoose={(score) => void decide(score)}
          onCorrected={() => desk.corrected(null)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </li>
  )
}

/** Reports whether the card is visible; scrolls to it and focuses it on request. */
function useDisputeCard({ id }: Meeting, { disputes: { note }, wanted, grant }: Desk): RefCallback<HTMLElement> {
  const card = useRef<HTMLElement>(null)
  const watch = useInSight(useCallback((isInSight: boolean) => note(id, isInSight), [note, id]))
  const isWanted = wanted?.isDispute === true && wanted.matchId === id
  useEffect(() => {
    if (!isWanted) return
    card.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    card.current?.querySelector('button')?.focus({ preventScroll: true })
    grant()
  }, [isWanted, grant])
  return useCallback(
    (element) => {
      card.current = element
      return watch(element)
    },
    [watch],
  )
}

type Said = { readonly match: Meeting; readonly by: string; readonly score: Score }
type SaidWith = Pick<ReturnType<typeof useTranslation>, 't'> & {
  readonly names: PlayerNames
  readonly words: TableScoreText
}

/** "Hugo : j’ai gagné 2-1": a report in its author's words (EVEN-7). */
function saidBy({ match, by, score }: Said, { names, words, t }: SaidWith): string {
  const name = nameOf(names, by)
  const isWon = resultOf(score) === (pairOf(match)[0] === by ? 'won' : 'lost')
  return isWon
    ? t('admin.scores.reportWon', { name, score: winnerFirst(score) })
    : t('admin.scores.report', { name, result: words.resultOf(score) })
}

/** A settled table has no reports; the card keeps the last ones, and its height. */
function useLastKnown(reports: readonly KnownReport[]): readonly KnownReport[] {
  const [known, setKnown] = useState(reports)
  if (reports.length > 0 && reports !== known) setKnown(reports)
  return reports.length > 0 ? reports : known
}

function nameOf(names: PlayerNames, key: string): string {
  return names.get(key as PlayerId) ?? ''
}
