import type { PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import type { Player } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useTakeBackPenalty } from '../api/players/conduct.ts'
import { latestPenalty } from '../api/players/latest-penalty.ts'
import { useToldTakingBack } from './use-told-taking-back.ts'

/** Reports a decision with a brief undo. Warnings are undone from the history. */
export function useToldPenalty(access: StaffAccess) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const takeBack = useTakeBackPenalty(access)
  useToldFailure(takeBack, t('conduct.takeBackFailed'))
  const tellTakenBack = useToldTakingBack(access)
  const send = useRef(takeBack.send)
  send.current = takeBack.send
  return (penalty: PenaltyKind, { id, name }: Player) => {
    const given = latestPenalty(queryClient, access.code, { penalty, playerId: id })
    const undo = async () => {
      if (given && (await send.current(given)) !== null) tellTakenBack(penalty, { id, name })
    }
    const kind = given?.bookedIn === undefined ? t(`conduct.kind.${penalty}`) : t('conduct.nextMatch')
    notify.info({
      title:
        penalty === 'no-show' && given?.drops
          ? t('conduct.absentOut', { name })
          : t('conduct.given', { name, penalty: kind }),
      ...(given ? { action: { label: t('conduct.undo'), onClick: () => void undo() } } : {}),
    })
  }
}
