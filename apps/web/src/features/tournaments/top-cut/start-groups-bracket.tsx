import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { groupsBracket } from '@tablee/domain/tournaments/rounds/cut-field'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStartCut } from '../api/rounds/start-cut.ts'

type StartGroupsBracketProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
}

/** The bracket that was said before the start, once all groups are over; empty before. */
export function StartGroupsBracket({ tournament, access, onStarted }: StartGroupsBracketProps) {
  const { t } = useTranslation()
  const start = useStartCut(access)
  const bracket = useMemo(() => groupsBracket(inEntrants(tournament)), [tournament])
  if (!bracket) return null
  const begin = async () => {
    const reply = await start.send({ wish: { by: 'groups' }, roundNumber: currentRound(tournament) })
    if (reply === null) return
    onStarted()
    notify.success({ title: t('structure.groups.started') })
  }
  return (
    <>
      <ActFailure act={start} title={t('structure.groups.failed')} isTap />
      <Button size="large" isWide isBusy={start.isSending} onClick={() => void begin()}>
        {t('structure.groups.start', { count: bracket.seeds.length })}
      </Button>
    </>
  )
}
