import { addToken } from '@tablee/contract/shops/tokens'
import { TOKEN_KINDS, TOKEN_NAME_MAX_LENGTH, type TokenKind } from '@tablee/domain/shops/shop-token'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddToken } from '../api/tokens.ts'
import type { Told } from '../told-once.tsx'

/** A new token, to read unless more is asked for. It begins again once a token was made. */
export function TokenForm({ onToken }: { readonly onToken: (told: Told) => void }) {
  const { t } = useTranslation()
  const act = useAddToken()
  const faultsOf = useCallFaults()
  const form = useForm({
    initial: { name: '', kind: 'read' as TokenKind },
    failure: act.error,
    check: (typed) => faultsOf(addToken.input.safeParse(typed)),
    send: async (typed) => {
      const answered = await act.send(typed)
      if (answered === null) return null
      const { token, tokens } = answered.data
      onToken({ secret: token, of: tokens.at(-1)?.name ?? typed.name })
      return notify.success({ title: t('tokens.added') })
    },
  })
  const { kind } = form.values
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextInput
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <ChoiceCards
        label={t('tokens.kindLabel')}
        hint={t(`tokens.kindHint.${kind}`)}
        choices={TOKEN_KINDS.map((value) => ({ value, label: t(`tokens.kind.${value}`) }))}
        columnsClass="grid-cols-1 sm:grid-cols-2"
        value={kind}
        onChange={(chosen) => form.set('kind', chosen)}
      />
      {form.isToldAtField ? null : <ActFailure act={act} title={t('tokens.notDone')} />}
      <Button type="submit" isBusy={act.isSending} className="sm:justify-self-start">
        {t('tokens.add')}
      </Button>
    </form>
  )
}
