import { goerOf } from '@tablee/domain/tournaments/judge-calls/goer-of'
import { draftCallOf, judgeCallAt } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Hand } from 'lucide-react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useCallJudge, useWithdrawJudgeCall } from '../api/players/judge-calls.ts'
import { useServerNow } from '../clock/use-server-now.ts'

const STEP_MS = 10_000

export type OwnJudgeCallProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  /** Null: at a draft, from one’s seat. */
  readonly matchId: MatchId | null
}

/** A table, or a seat at a draft, asks for a judge with one tap, sees that somebody is on the way, and can take it back. */
export function OwnJudgeCall({ tournament, access, matchId }: OwnJudgeCallProps) {
  const { t } = useTranslation()
  const call = useCallJudge(access)
  const withdraw = useWithdrawJudgeCall(access)
  const now = useServerNow(STEP_MS)
  const isAtDraft = matchId === null
  const open = isAtDraft ? draftCallOf(tournament, access.player.id) : judgeCallAt(tournament, matchId)
  const waiting = isAtDraft ? 'judgeCalls.own.waitingAtSeat' : 'judgeCalls.own.waiting'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div role="status" className="empty:hidden">
        {open ? (
          <Notice
            tone="attention"
            title={t(goerOf(open, now) === null ? waiting : 'judgeCalls.own.coming')}
            action={
              <div>
                <Button variant="secondary" isBusy={withdraw.isSending} onClick={() => void withdraw.send({})}>
                  {t('judgeCalls.own.withdraw')}
                </Button>
              </div>
            }
          >
            <p>{t(isAtDraft ? 'judgeCalls.own.helpAtSeat' : 'judgeCalls.own.help')}</p>
          </Notice>
        ) : null}
      </div>
      {open ? null : (
        <Button
          variant="quiet"
          icon={<Hand aria-hidden="true" className="size-5" />}
          isBusy={call.isSending}
          onClick={() => void call.send({})}
        >
          {t('judgeCalls.own.call')}
        </Button>
      )}
      <ActFailure act={call} title={t('judgeCalls.own.failed')} isTap />
      <ActFailure act={withdraw} title={t('judgeCalls.failed')} isTap />
    </div>
  )
}
