import { SHOP_MESSAGE_MAX_LENGTH } from '@tablee/domain/shops/shop-message'
import { PLAYER_NAME_MAX_LENGTH, typedName } from '@tablee/domain/tournaments/players/player-name'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useWriteToShop } from '../api/events/event-shop.ts'

type WriteToShopDialogProps = {
  readonly tournamentId: string
  readonly answersTo: string | null
  readonly onClose: () => void
}

/** A message to the organizer; includes the sender's address only if they say so. */
export function WriteToShopDialog({ tournamentId, answersTo, onClose }: WriteToShopDialogProps) {
  const { t } = useTranslation()
  const write = useWriteToShop(tournamentId)
  const form = useForm({
    initial: { name: '', text: '', isAnswerWanted: answersTo !== null },
    isSending: write.isSending,
    failure: write.error,
    kept: { as: `message-to-shop-${tournamentId}`, fields: ['text'] },
    check: ({ name, text }) => ({
      name: typedName(name) === '' ? t('refusals.player_name_required') : undefined,
      text: text.trim() === '' ? t('refusals.message_empty') : undefined,
    }),
    send: async ({ name, text, isAnswerWanted }) => {
      if ((await write.send({ name, text, isAnswerWanted: isAnswerWanted && answersTo !== null })) === null) return null
      const isAnswered = isAnswerWanted && answersTo !== null
      notify.success({
        title: t('shops.event.sent'),
        ...(isAnswered ? { description: t('shops.event.sentWithAnswer', { email: answersTo }) } : {}),
      })
      return onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shops.event.title')}
      description={t('shops.event.text')}
      closeLabel={t('shops.event.close')}
    >
      <form {...form.formProps} className="grid gap-4">
        <TextInput
          label={t('shops.event.name')}
          autoComplete="name"
          maxLength={PLAYER_NAME_MAX_LENGTH}
          required
          {...form.field('name')}
        />
        <TextArea
          label={t('shops.event.message')}
          rows={5}
          maxLength={SHOP_MESSAGE_MAX_LENGTH}
          required
          {...form.field('text')}
        />
        {answersTo === null ? (
          <p className="text-sm text-muted">{t('shops.event.noAnswer')}</p>
        ) : (
          <Checkbox
            label={t('shops.event.answer', { email: answersTo })}
            isChecked={form.values.isAnswerWanted}
            onChange={(isChecked) => form.set('isAnswerWanted', isChecked)}
          />
        )}
        {form.isToldAtField ? null : <ActFailure act={write} title={t('shops.event.failed')} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          <Button variant="secondary" onClick={onClose}>
            {t('shops.event.cancel')}
          </Button>
          <Button type="submit" isBusy={write.isSending}>
            {t('shops.event.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
