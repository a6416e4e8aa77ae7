import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import {
  seats as bySeats,
  gamesOrNull,
  isSameResult,
  placed,
  placingsIn,
  scoreOfResult,
  seatsIn,
} from '@tablee/domain/tournaments/kinds/result'
import type { Result } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newActId } from '../../../acts/act-id.ts'
import { SERVER_FAILED, type UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { useIsSending, useScoreSender, useUnsentScore } from '../api/results/unsent-score.ts'
import { ShowAtDesk } from '../codes/show-at-desk.tsx'
import { useUnsentText } from '../pod-table/unsent-text.ts'

type UnsentNoticeProps = { readonly by: UnsentScore['role']; readonly tournamentId: string; readonly matchId: string }

export function UnsentNotice({ by: role, ...match }: UnsentNoticeProps) {
  const unsent = useUnsentScore({ role, ...match })
  const box = useRef<HTMLDivElement>(null)
  const shown = unsent && `${unsent.actId} ${unsent.refusal === null}`
  useEffect(() => {
    // The tapped button is gone.
    if (shown !== null && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div ref={box} tabIndex={-1} aria-live="polite" className="outline-none empty:absolute">
      {unsent ? <UnsentDetails unsent={unsent} /> : null}
    </div>
  )
}

type DetailsProps = { readonly unsent: UnsentScore }

export function UnsentDetails({ unsent }: DetailsProps) {
  if (unsent.refusal === null) return <Waiting unsent={unsent} />
  return unsent.refusal.reason === SERVER_FAILED ? <PutAside unsent={unsent} /> : <Refused unsent={unsent} />
}

/** The server failed at it: the person decides when to resend. */
function PutAside({ unsent }: DetailsProps) {
  const { t } = useTranslation()
  const storage = useUnwatchedStorage()
  const sender = useScoreSender()
  const textOf = useUnsentText()
  return (
    <Notice
      tone="error"
      title={t(unsent.role === 'staff' ? 'admin.failed.score' : 'dashboard.score.failed')}
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          <Button variant="secondary" onClick={() => void sender.send({ ...unsent, refusal: null })}>
            {t('tournament.unsent.sendAgain')}
          </Button>
          <Button variant="quiet" onClick={() => storage.unsent.remove(unsent.actId)}>
            {t('tournament.unsent.takeBack')}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{textOf(unsent)}</p>
      <p>{t('tournament.unsent.aside')}</p>
    </Notice>
  )
}

function Waiting({ unsent }: DetailsProps) {
  const { t } = useTranslation()
  const storage = useUnwatchedStorage()
  const sender = useScoreSender()
  const textOf = useUnsentText()
  const isSending = useIsSending(unsent.actId)
  return (
    <Notice
      tone="attention"
      title={t('tournament.unsent.mark')}
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          <Button variant="secondary" disabled={isSending} onClick={() => storage.unsent.remove(unsent.actId)}>
            {t('tournament.unsent.takeBack')}
          </Button>
          <Button variant="quiet" isBusy={isSending} onClick={sender.sendSoon}>
            {t('tournament.retry')}
          </Button>
          <ShowAtDesk unsent={unsent} />
        </div>
      }
    >
      <p className="font-semibold">{textOf(unsent)}</p>
      <p>{t('tournament.unsent.text')}</p>
    </Notice>
  )
}

function Refused({ unsent }: DetailsProps) {
  const { t } = useTranslation()
  const storage = useUnwatchedStorage()
  const sender = useScoreSender()
  const textOf = useUnsentText()
  const stands = useStandingResult(unsent)
  const { refusal, role } = unsent
  const chosen = chosenOf(unsent)
  const isChanged = refusal?.reason === 'result_changed' && chosen !== null
  const hasSame = stands !== null && chosen !== null && isSameResult(stands, chosen)
  const [mine, theirs] = [textOf(unsent), textOf(saying(unsent, stands))]
  const drop = () => storage.unsent.remove(unsent.actId)
  const sendOver = () => void sender.send({ ...over(unsent, stands), actId: newActId(), refusal: null })
  return (
    <Notice
      tone="error"
      title={t(role === 'staff' ? 'admin.failed.score' : 'dashboard.score.failed')}
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          {isChanged && !hasSame ? (
            <Button variant="secondary" onClick={sendOver}>
              {t('tournament.unsent.sendMine', { result: mine })}
            </Button>
          ) : null}
          <Button variant={isChanged ? 'secondary' : 'quiet'} onClick={drop}>
            {isChanged && stands
              ? t('tournament.unsent.keepOther', { result: theirs })
              : t('tournament.unsent.understood')}
          </Button>
        </div>
      }
    >
      <p>{refusal?.sentence || t('failures.generic')}</p>
      <dl className="grid gap-x-3 pt-1 sm:grid-cols-[auto_1fr]">
        <dt>{t('tournament.unsent.stands')}</dt>
        <dd className="font-semibold wrap-anywhere">{theirs}</dd>
        <dt>{t('tournament.unsent.chosen')}</dt>
        <dd className="font-semibold wrap-anywhere">{mine}</dd>
      </dl>
    </Notice>
  )
}

/** The server's result, as far as known here. */
function useStandingResult({ code, matchId }: UnsentScore): Result | null {
  const loaded = useQueryClient().getQueryData<LoadedTournament>(tournamentKey(code))
  const match = loaded?.tournament.matches.find(({ id }) => id === matchId)
  return (match && resultOf(match)?.result) ?? null
}

function chosenOf({ score, pod, seats }: UnsentScore): Result | null {
  if (seats) return bySeats(seats.said.scores, seats.said.ended)
  return pod?.placings ? placed(pod.placings) : gamesOrNull(score)
}

/** The same table with another result. */
function saying(unsent: UnsentScore, result: Result | null): UnsentScore {
  const { pod, seats } = unsent
  if (seats) return { ...unsent, seats: { ...seats, said: (result && seatsIn(result)) ?? { scores: [] } } }
  if (pod) return { ...unsent, pod: { ...pod, placings: (result && placingsIn(result)?.outcome) ?? null } }
  return { ...unsent, score: result && scoreOfResult(result) }
}

/** The same choice in the place of what stands. */
function over(unsent: UnsentScore, stands: Result | null): UnsentScore {
  const { pod, seats } = unsent
  if (seats) return { ...unsent, seats: { ...seats, over: stands && seatsIn(stands) } }
  if (pod) return { ...unsent, pod: { ...pod, over: (stands && placingsIn(stands)?.outcome) ?? null } }
  return { ...unsent, over: stands && scoreOfResult(stands) }
}
