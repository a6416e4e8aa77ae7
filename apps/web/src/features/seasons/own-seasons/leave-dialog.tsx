import type { Sharing } from '@tablee/contract/seasons/season-shops'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLeaveSeason, useReturnToSeason } from '../api/shared-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'

type LeaveDialogProps = {
  readonly seasonId: string
  readonly shop: Sharing['shops'][number]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What was played stays unless somebody takes it along; all of it is taken back by one tap. */
export function LeaveDialog({ seasonId, shop: { slug, name, isOwn }, isOpen, onClose }: LeaveDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [takesEvents, setTakesEvents] = useState(false)
  const leave = useLeaveSeason()
  const back = useReturnToSeason()
  const undo = useUndo()
  const send = async () => {
    if ((await leave.send({ seasonId, slug, takesEvents })) === null) return
    onClose()
    undo(t(isOwn ? 'seasonShops.left' : 'seasonShops.removed', { name }), () => back.send({ seasonId, slug }))
    if (isOwn) await navigate({ to: '/my-seasons' })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isOwn ? 'seasonShops.leaveTitle' : 'seasonShops.removeTitle', { name })}
      description={t('seasonShops.leaveText')}
      closeLabel={t('seasons.manage.close')}
      footer={
        <Button isBusy={leave.isSending} onClick={() => void send()}>
          {t(isOwn ? 'seasonShops.leave' : 'seasonShops.remove')}
        </Button>
      }
    >
      <Checkbox
        label={t(isOwn ? 'seasonShops.takeOwn' : 'seasonShops.takeTheirs')}
        isChecked={takesEvents}
        onChange={setTakesEvents}
      />
      <ActFailure act={leave} title={t('seasons.put.failed')} isTap />
    </Dialog>
  )
}
