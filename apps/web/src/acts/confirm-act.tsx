import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialog.tsx'
import { notify } from '../ui/toasts.tsx'
import type { Act } from './act.ts'
import { ActFailure } from './act-failure.tsx'

type ConfirmActProps<Input> = Omit<
  ConfirmDialogProps,
  'onCancel' | 'onConfirm' | 'isDangerous' | 'isBusy' | 'children'
> & {
  readonly act: Act<Input, unknown>
  readonly input: Input
  readonly doneTitle: string
  readonly failedTitle: string
}

/** Stays open if it fails. */
export function ConfirmAct<Input>({ act, input, doneTitle, failedTitle, ...question }: ConfirmActProps<Input>) {
  const close = () => {
    act.clear()
    question.onClose()
  }
  const confirm = async () => {
    if ((await act.send(input)) === null) return
    close()
    notify.success({ title: doneTitle })
  }
  return (
    <ConfirmDialog {...question} onClose={close} onConfirm={() => void confirm()} isDangerous isBusy={act.isSending}>
      <ActFailure act={act} title={failedTitle} isTap />
    </ConfirmDialog>
  )
}
