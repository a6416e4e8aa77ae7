import { weekEnds } from '@tablee/domain/tournaments/kinds/league'
import { currentStage, turnInStage } from '@tablee/domain/tournaments/kinds/stage'
import { dateOfMatch } from '@tablee/domain/tournaments/results/agree-date'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useAgreeDate } from '../api/results/agree-date.ts'
import { ProposeDate } from './propose-date.tsx'
import { useDeadline } from './use-week-text.ts'

export type LeagueDateProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly match: Meeting
  readonly opponent: string
}

/** When two people of a league play, on either phone. */
export function LeagueDate({ tournament, access, match, opponent }: LeagueDateProps) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const deadline = useDeadline()
  const agree = useAgreeDate(access)
  const [isProposing, setIsProposing] = useState(false)
  const date = dateOfMatch(tournament, match.id)
  const until = weekEnds(currentStage(tournament), turnInStage(tournament, match.round) + 1)
  const isTheirs = date !== null && date.by !== access.player.id && !date.agreed
  const say = async (at: string | null, title: string) => {
    const reply = await agree.send({ matchId: match.id, at })
    if (reply) notify.success({ title })
    return reply !== null
  }
  const text = date && fullDateTime(new Date(date.at))
  return (
    <Card>
      <section aria-labelledby="league-date" className="grid gap-3">
        <h2 id="league-date" className="flex items-center gap-2 text-lg font-semibold">
          <CalendarDays aria-hidden="true" className="size-5" />
          {t('league.date.title')}
        </h2>
        <p role="status">
          {date && text !== null
            ? t(date.agreed ? 'league.date.agreed' : isTheirs ? 'league.date.theirs' : 'league.date.own', {
                date: text,
                name: opponent,
              })
            : t('league.date.none')}
        </p>
        {until === null ? null : <p className="text-sm text-muted">{deadline(until)}</p>}
        <ActFailure act={agree} title={t('league.date.failed')} isTap />
        <div className="flex flex-wrap gap-2">
          {date && isTheirs ? (
            <Button
              variant="felt"
              isBusy={agree.isSending}
              onClick={() => void say(date.at, t('league.date.accepted'))}
            >
              {t('league.date.accept')}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => setIsProposing(true)}>
            {t(date ? 'league.date.other' : 'league.date.propose')}
          </Button>
          {date && !isTheirs ? (
            <Button
              variant="quiet"
              disabled={agree.isSending}
              onClick={() => void say(null, t('league.date.withdrawn'))}
            >
              {t('league.date.withdraw')}
            </Button>
          ) : null}
        </div>
      </section>
      {isProposing ? (
        <ProposeDate
          before={date?.at ?? null}
          until={until}
          act={agree}
          onClose={() => setIsProposing(false)}
          onPropose={(at) => say(at, t('league.date.proposed'))}
        />
      ) : null}
    </Card>
  )
}
