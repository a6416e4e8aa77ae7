import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useLinkedAct } from '../api/registration-link.ts'

type OfRegistration = { readonly registration: LinkedRegistration }

/** After confirmation. */
export function CancelLinked({ registration }: OfRegistration) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const act = useLinkedAct(registration)
  const cancel = async () => {
    if (!(await act.send({ kind: 'cancel' }))) return
    notify.success({ title: t('registrations.own.cancelDone') })
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('registrations.own.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void cancel()}
        title={t('registrations.own.cancelTitle')}
        description={t('registrations.own.cancelText')}
        confirmLabel={t('registrations.own.cancelConfirm')}
        cancelLabel={t('registrations.own.cancelKeep')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={act.isSending}
      >
        <ActFailure act={act} title={t('registrations.own.cancelFailed')} isTap />
      </ConfirmDialog>
    </>
  )
}

/** Invalidates the links of all letters, for someone who passed one on by mistake. */
export function CloseLinks({ registration }: OfRegistration) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const act = useLinkedAct(registration)
  const navigate = useNavigate()
  const { code } = registration.tournament
  const close = async () => {
    if (!(await act.send({ kind: 'close-links' }))) return
    notify.success({ title: t('linkedRegistration.closed') })
    await navigate({ to: '/tournament/$code', params: { code } })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('linkedRegistration.close')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void close()}
        title={t('linkedRegistration.closeTitle')}
        description={t('linkedRegistration.closeText')}
        confirmLabel={t('linkedRegistration.closeConfirm')}
        cancelLabel={t('linkedRegistration.closeKeep')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={act.isSending}
      >
        <ActFailure act={act} title={t('linkedRegistration.closeFailed')} isTap />
      </ConfirmDialog>
    </>
  )
}
