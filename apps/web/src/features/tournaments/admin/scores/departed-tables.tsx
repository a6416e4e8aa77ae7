import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useOutOfSight } from '../../../../ui/use-out-of-sight.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { MatchRow } from '../../match-view/match-row.tsx'
import { UnsentNotice } from '../../score-entry/unsent-notice.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { DepartureOffer } from './departure-offer.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { UndoScore } from './undo-score.tsx'
import type { DepartedTable } from './use-departed-tables.ts'
import type { Desk } from './use-desk.ts'
import { useRowScore, useSheet } from './use-row-score.ts'
import { useTableScoreText } from './use-table-score-text.ts'

type DepartedTablesProps = {
  /** Waiting for a result, or just recorded here and still in place. */
  readonly tables: readonly DepartedTable[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly rules: Tournament['rules']
  readonly penalties: Tournament['penalties']
  readonly desk: Desk
  /** They went out of sight. */
  readonly onLeft: () => void
}

/** Tables that a player has left; one tap records the consequence. */
export function DepartedTables({ tables, onLeft, ...props }: DepartedTablesProps) {
  const { t } = useTranslation()
  return (
    <section
      ref={useOutOfSight(onLeft)}
      aria-labelledby="departed-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-amber bg-amber-wash p-2 sm:gap-3 sm:p-4 wide-desk:p-2"
    >
      <div className="grid gap-1 max-sm:px-2">
        <h2 id="departed-title" className="text-section wide-desk:text-lg">
          {t('departure.title')}
        </h2>
        <p className="max-sm:sr-only">{t('departure.help')}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:has-[>:nth-child(2)]:grid-cols-[repeat(2,minmax(0,1fr))] wide-desk:grid-cols-[minmax(0,1fr)]! lg:items-start">
        {tables.map((table) => (
          <DepartedRow key={table.match.id} table={table} {...props} />
        ))}
      </ul>
    </section>
  )
}

type DepartedRowProps = Omit<DepartedTablesProps, 'tables' | 'onLeft'> & { readonly table: DepartedTable }

function DepartedRow({ table: { match, gone }, names, access, rules, penalties, desk }: DepartedRowProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const [first, second] = pairOf(match)
  const [name1, name2] = [names.get(first) ?? '', names.get(second) ?? '']
  const words = useTableScoreText(match.table, name1, name2)
  const sheet = useSheet()
  const { update, choose, saved, forgetSaved } = useRowScore(
    { match, access, isCurrent: true, onSaved: desk.noteSaved, onCorrected: desk.corrected },
    sheet,
  )
  const undo = saved ? <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} /> : <span />
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-3">
      <div className="-mx-3 -mt-1.5">
        <MatchRow match={match} name1={name1} name2={name2} own={null} gone={gone} action={undo} />
      </div>
      <DepartureOffer match={match} access={access} isBusy={update.isSending} onChoose={choose} />
      <Button
        variant="quiet"
        aria-label={t('admin.scores.otherScoreOf', { table: labelOf(match.table) })}
        disabled={update.isSending}
        onClick={sheet.open}
      >
        {t('admin.scores.otherScore')}
      </Button>
      {isOver(match) ? null : <UnsentNotice by="staff" tournamentId={access.tournamentId} matchId={match.id} />}
      {sheet.opened ? (
        <ScoreSheet
          match={match}
          words={words}
          allowed={rules.scoresAllowed}
          penalties={penaltiesOfMatch({ penalties }, match)}
          access={access}
          update={update}
          isCurrent
          onChoose={choose}
          onCorrected={() => desk.corrected(null)}
          onClose={sheet.close}
        />
      ) : null}
    </li>
  )
}
