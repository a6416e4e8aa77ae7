import { answerJudgeCall } from '@tablee/contract/tournaments/judge-call-acts'
import { answersAppeals } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { goerOf } from '@tablee/domain/tournaments/judge-calls/goer-of'
import type { JudgeAnswer, OpenCall } from '@tablee/domain/tournaments/judge-calls/judge-call'
import { openCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type HelperOnShift, useShifts } from '../api/own/shifts.ts'
import { useStaffAct } from '../api/staff-act.ts'
import { useServerNow } from '../clock/use-server-now.ts'
import { usePlaceOfCall, useTitleOfCalls } from './use-place-of-call.ts'

export const STEP_MS = 10_000
const MINUTE_MS = 60_000
/** Holders of the organizer’s role: a device, an account, a shop. */
const ORGANIZERS: readonly string[] = ['', 'account', 'shop']

export type WaitingCallsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Tables and seats that called a judge, longest waiting first. */
export function WaitingCalls({ tournament, access }: WaitingCallsProps) {
  const calls = openCalls(tournament)
  const titleOf = useTitleOfCalls()
  return (
    <section
      aria-labelledby="judge-calls-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-amber bg-amber-wash p-2 sm:gap-3 sm:p-4 wide-desk:p-2"
    >
      <h2 id="judge-calls-title" className="text-section max-sm:px-2 wide-desk:text-lg">
        {titleOf(calls)}
      </h2>
      <CallList {...{ tournament, access }} />
    </section>
  )
}

/** A call that comes stands below the others. */
export function CallList({ tournament, access }: WaitingCallsProps) {
  const { data } = useShifts(access)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {openCalls(tournament).map((call) => (
        <WaitingCall
          key={'matchId' in call ? call.matchId : call.playerId}
          {...{ call, tournament, access }}
          helpers={data?.helpers ?? []}
        />
      ))}
    </ul>
  )
}

/** Where teams play, whose team it is as well: the list of tables has teams alone. */
function callerOf({ players, teams }: Tournament, { playerId }: OpenCall): string {
  const name = players.find(({ id }) => id === playerId)?.name ?? ''
  const team = teams.find(({ members }) => members.includes(playerId))
  return team ? `${name} (${team.name})` : name
}

export function minutesSince({ calledAt }: OpenCall, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(calledAt)) / MINUTE_MS))
}

type WaitingCallProps = WaitingCallsProps & { readonly call: OpenCall; readonly helpers: readonly HelperOnShift[] }

function WaitingCall({ call, tournament, access, helpers }: WaitingCallProps) {
  const { t } = useTranslation()
  const placeOf = usePlaceOfCall(tournament)
  const now = useServerNow(STEP_MS)
  const act = useStaffAct(access, answerJudgeCall)
  const name = callerOf(tournament, call)
  const count = minutesSince(call, now)
  const meant = 'matchId' in call ? { matchId: call.matchId } : { caller: call.playerId }
  const answer = (given: JudgeAnswer) => void act.send({ ...meant, answer: given })
  const takenBy = goerOf(call, now)
  const state = call.isAppealed ? 'appealed' : takenBy === null ? 'open' : 'taken'
  const goer = helpers.find(({ id }) => id === takenBy)
  const whoGoes = goer?.isOwn
    ? t('judgeCalls.goer.you')
    : goer?.name
      ? t('judgeCalls.goer.named', { name: goer.name })
      : t(ORGANIZERS.includes(takenBy ?? '') ? 'judgeCalls.goer.organizer' : 'judgeCalls.goer.somebody')
  const isOthers = call.isAppealed || (goer !== undefined && !goer.isOwn)
  const isForOthers = isOthers && !answersAppeals(access.role)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-display text-lg font-bold">{placeOf(call)}</p>
        <p className="text-sm tabular-nums">{count === 0 ? t('judgeCalls.now') : t('judgeCalls.waited', { count })}</p>
      </div>
      <p className="text-sm wrap-anywhere">
        {t(`judgeCalls.state.${state}`, { name, who: state === 'taken' ? whoGoes : '' })}
      </p>
      {isForOthers ? null : (
        <div className="flex flex-wrap gap-2">
          {takenBy === null ? (
            <Button isBusy={act.isSending} onClick={() => answer('take')}>
              {t('judgeCalls.take')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" disabled={act.isSending} onClick={() => answer('close')}>
                {t('judgeCalls.close')}
              </Button>
              <Button variant="secondary" disabled={act.isSending} onClick={() => answer('close-ruled')}>
                {t('judgeCalls.closeRuled')}
              </Button>
              {call.isAppealed ? null : (
                <Button variant="quiet" disabled={act.isSending} onClick={() => answer('appeal')}>
                  {t('judgeCalls.appeal')}
                </Button>
              )}
              <Button variant="quiet" disabled={act.isSending} onClick={() => answer('give-back')}>
                {t(goer !== undefined && !goer.isOwn ? 'judgeCalls.giveBackOthers' : 'judgeCalls.giveBack')}
              </Button>
            </>
          )}
        </div>
      )}
      <ActFailure act={act} title={t('judgeCalls.failed')} isTap />
    </li>
  )
}
