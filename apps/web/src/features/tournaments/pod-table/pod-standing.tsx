import { isContested, resultOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { placingsIn } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { latestReports, useScoreReports } from '../api/results/get-score-reports.ts'
import { useSendScore } from '../api/results/send-score.ts'
import { ContestedNotice } from '../score-entry/contested-notice.tsx'
import { usePlacingsHeading, usePlacingsText } from './placings-text.ts'
import { PodDialog } from './pod-dialog.tsx'
import type { PodQuestion } from './pod-question.ts'
import type { Seated } from './seated.ts'

type OfTable = { readonly access: PlayerAccess; readonly match: PodTable; readonly seated: Seated }
type PodStandingProps = OfTable & { readonly asked: PodQuestion }

/** A reported result: who sent and confirmed it, and confirming, correcting or contesting it. */
export function PodStanding(props: PodStandingProps) {
  const { access, match } = props
  const [opened, setOpened] = useState<'correct' | 'contest' | null>(null)
  const onClose = () => setOpened(null)
  const isAlone = hasOwnReportOnly(match, access)
  return (
    <>
      {isContested(match) ? (
        <Contested {...props} onChange={() => setOpened('contest')} />
      ) : (
        <Reported {...props} isAlone={isAlone} onOpen={setOpened} />
      )}
      {(['contest', 'correct'] as const).map((act) => (
        <PodDialog
          key={`${act} ${statusOf(match)}`}
          {...props}
          act={act}
          isOpen={opened === act && (act === 'contest' || isAlone)}
          onClose={onClose}
        />
      ))}
    </>
  )
}

/** Nobody else has answered: the player may correct it alone. */
function hasOwnReportOnly(match: PodTable, { player }: PlayerAccess): boolean {
  const stands = resultOf(match)
  return stands?.decidedBy === 'player' && stands.reports.every(({ by }) => by === player.id)
}

type ReportedProps = OfTable & {
  readonly isAlone: boolean
  readonly onOpen: (act: 'correct' | 'contest') => void
}

function Reported({ access, match, seated, isAlone, onOpen }: ReportedProps) {
  const { t } = useTranslation()
  const heading = usePlacingsHeading()
  const send = useSendScore(access)
  const stands = resultOf(match)
  const placings = stands && placingsIn(stands.result)?.outcome
  if (!stands || !placings) return null
  const isOfPlayers = stands.decidedBy === 'player'
  const mayConfirm = isOfPlayers && !stands.reports.some(({ by }) => by === access.player.id)
  const confirm = () => void send.send({ matchId: match.id, score: null, placings, contest: false })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h2 className="unbroken-words text-section">{heading(placings, seated)}</h2>
        <p className="unbroken-words text-muted">
          {isOfPlayers ? (
            <Reporters {...{ access, match, seated }} />
          ) : (
            t(stands.decidedAs ? 'dashboard.result.byStaff' : 'dashboard.result.byOrganizer')
          )}
        </p>
      </div>
      {isOfPlayers ? (
        <div className="flex flex-wrap gap-2">
          {mayConfirm ? (
            <Button isBusy={send.isSending} onClick={confirm}>
              {t('pods.sent.confirm')}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => onOpen(isAlone ? 'correct' : 'contest')}>
            {t(isAlone ? 'dashboard.result.correct' : 'pods.sent.contest')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** The first sent it, the others confirmed it. */
function Reporters({ access, match, seated }: OfTable) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const nameOf = useNameOf({ access, match, seated })
  const [first, ...others] = [...new Set(resultOf(match)?.reports.map(({ by }) => by))]
  if (first === undefined) return null
  const sent = first === access.player.id ? t('pods.sent.bySelf') : t('pods.sent.by', { name: nameOf(first) })
  if (others.length === 0) return sent
  const names = others.map((by) => (by === access.player.id ? t('pods.you') : nameOf(by)))
  return `${sent} ${t('pods.sent.confirmed', { names: list(names) })}`
}

function useNameOf({ match, seated }: OfTable): (player: string) => string {
  const ids: readonly string[] = seatsOf(match)
  return (player) => seated.short[ids.indexOf(player)] ?? ''
}

type ContestedProps = OfTable & { readonly onChange: () => void }

function Contested({ access, match, seated, onChange }: ContestedProps) {
  const { t } = useTranslation()
  const text = usePlacingsText()
  const nameOf = useNameOf({ access, match, seated })
  const said = latestReports(useScoreReports(access).get(match.id) ?? []).map(({ by, placings = null }) => ({
    by,
    name: by === access.player.id ? t('dashboard.you') : nameOf(by),
    text: placings ? text(placings, seated) : t('pods.sent.noResult'),
  }))
  return <ContestedNotice said={said} help={t('pods.sent.contested')} onChange={onChange} />
}
