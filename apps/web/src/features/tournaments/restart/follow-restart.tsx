import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useNavigate } from '@tanstack/react-router'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useFollowRestart } from '../api/following/follow-restart.ts'
import { useOwnRoles } from '../api/own/own-roles.ts'

type FollowRestartProps = {
  readonly tournament: Tournament
  /** On the green mat there is no red. */
  readonly isOnMat?: boolean
}

/** One tap to the restarted tournament and the same seat; empty if it was not restarted. */
export function FollowRestart({ tournament, isOnMat = false }: FollowRestartProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const follow = useFollowRestart(tournament)
  const { staff, player } = useOwnRoles(tournament)
  const { restartedAs: code } = tournament
  if (code === null) return null
  const go = async () => {
    const adopted = await follow.send({ code })
    if (adopted === null) return
    const to = destinationOf({
      isOrganizer: adopted.isOrganizer || staff?.role === 'organizer',
      isPlayer: player !== null && adopted.isPlayer,
    })
    await navigate({ to, params: { code } })
  }
  const wish = staff ? 'organize' : player ? 'sit' : 'look'
  return (
    <>
      <Button {...(isOnMat ? { variant: 'mat' } : {})} isBusy={follow.isSending} onClick={() => void go()}>
        {t(`life.restarted.${wish}`)}
      </Button>
      <ActFailure act={follow} title={t('life.restarted.failed')} isTap />
    </>
  )
}

function destinationOf({ isOrganizer, isPlayer }: { readonly isOrganizer: boolean; readonly isPlayer: boolean }) {
  if (isOrganizer) return '/tournament/$code/admin'
  return isPlayer ? '/tournament/$code/player' : '/tournament/$code'
}
