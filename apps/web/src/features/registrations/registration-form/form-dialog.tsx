import { type ComponentProps, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'onClose' | 'title' | 'description' | 'children'> & {
  readonly form: ComponentProps<'form'>
  readonly saveLabel: string
  readonly isSending: boolean
}

export function FormDialog({ form, saveLabel, isSending, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      isOpen
      closeLabel={t('tournament.close')}
      width="wide"
      footer={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {t('tournament.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid min-w-0 gap-5">
        {children}
      </form>
    </Dialog>
  )
}
