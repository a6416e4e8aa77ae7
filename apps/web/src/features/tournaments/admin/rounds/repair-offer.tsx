import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import { MOST_BROKEN_TABLES } from '@tablee/domain/tournaments/rounds/smallest-repair'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useId, useState } from 'react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PlayerName } from '../../../../ui/player-name.tsx'
import type { LateSeating } from '../players/use-late-seat.ts'
import { RepairPreview } from './repair-preview.tsx'
import { type RepairQuestion, useRepairQuestion } from './use-repair-question.ts'

type RepairOfferProps = {
  readonly tournament: Tournament
  readonly player: PlayerId
  readonly seating: LateSeating
  /** A place in this round that asks for no change of tables. */
  readonly hasPlace: boolean
  readonly onDone: () => void
}

/**
 * The fewest tables to change so that players without a place get an opponent (NONE-6), with a preview. Not offered if moving the bye is
 * enough, nor once every table has finished.
 */
export function RepairOffer({ tournament, player, seating, hasPlace, onDone }: RepairOfferProps) {
  const may = useMay()
  const question = useRepairQuestion(tournament, player)
  const { repair, others } = question
  if (!may('repair-round') || isRoundComplete(tournament)) return null
  if (others.length === 0 && repair?.broken === 0) return null
  // Nothing to offer, beside a place that is.
  if (repair === null && hasPlace) return null
  return <Offer tournament={tournament} question={question} seating={seating} onDone={onDone} />
}

type OfferProps = Omit<RepairOfferProps, 'player' | 'hasPlace'> & { readonly question: RepairQuestion }

function Offer({ tournament, question, seating, onDone }: OfferProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isRenewed, setIsRenewed] = useState(false)
  const { repair, newcomers } = question
  const { repairAct } = seating
  const seat = async () => {
    if (repair === null) return
    const isUpToDate = question.isUpToDate()
    setIsRenewed(!isUpToDate)
    if (isUpToDate && (await seating.repair(repair, newcomers))) {
      onDone()
      return
    }
    if (!isUpToDate) repairAct.clear()
    question.renew()
  }
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line p-4"
    >
      <h3 id={titleId} className="text-base font-semibold">
        {titleOf(repair?.broken ?? null)}
      </h3>
      <Others question={question} />
      {repair ? (
        <RepairPreview tournament={tournament} repair={repair} newcomers={newcomers} />
      ) : (
        <p className="text-muted">{t('repair.impossible', { count: MOST_BROKEN_TABLES })}</p>
      )}
      <div role="status" className="empty:hidden">
        {isRenewed ? <Notice tone="attention" title={t('repair.renewed')} /> : null}
      </div>
      <ActFailure act={repairAct} title={t('admin.failed.pairings')} isTap />
      {repair ? (
        <Button isBusy={repairAct.isSending} disabled={seating.act.isSending} onClick={() => void seat()}>
          {t('repair.seat')}
        </Button>
      ) : null}
    </section>
  )

  function titleOf(broken: number | null): string {
    if (broken === null) return t('repair.seat')
    return broken === 0 ? t('repair.nothing') : t('repair.title', { count: broken })
  }
}

/** Also without a place: included unless left out. */
function Others({ question }: { readonly question: RepairQuestion }) {
  const { t } = useTranslation()
  const { others, isIncluded, include } = question
  if (others.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm text-muted">{t('repair.others')}</legend>
      {others.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<PlayerName name={name} />}
          isChecked={isIncluded(id)}
          onChange={(isChecked) => include(id, isChecked)}
        />
      ))}
    </fieldset>
  )
}
