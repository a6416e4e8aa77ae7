import { keepShop, type OwnShop } from '@tablee/contract/shops/own-shop'
import { SHOP_NAME_MAX_LENGTH, SHOP_WORDS_MAX_LENGTH } from '@tablee/domain/shops/shop'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ShopWish, useKeepShop } from '../api/own-shop.ts'

export type PlaceFieldProps = Pick<TextInputProps, 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'name'>

type ShopFormProps = {
  /** Null for a new shop. */
  readonly shop: OwnShop | null
  readonly placeField: (props: PlaceFieldProps) => ReactNode
}

type Typed = { readonly [Name in keyof ShopWish]: ShopWish[Name] extends boolean ? boolean : string }

const CONTACTS = ['phone', 'site', 'discord', 'instagram'] as const
const KEYBOARDS = { phone: 'tel', site: 'url', discord: 'url', instagram: 'text' } as const

/** Only the name is required. */
export function ShopForm({ shop, placeField }: ShopFormProps) {
  const { t } = useTranslation()
  const keep = useKeepShop()
  const faultsOf = useCallFaults()
  const form = useForm<Typed>({
    initial: typedOf(shop),
    isSending: keep.isSending,
    failure: keep.error,
    isKnownOnceSent: true,
    check: (values) => faultsOf(keepShop.input.safeParse(values)),
    send: async (values) => {
      const reply = await keep.send(values)
      if (reply !== null) notify.success({ title: t(shop ? 'shops.own.saved' : 'shops.own.opened') })
      return reply
    },
  })
  return (
    <Card as="section">
      <form {...form.formProps} className="grid gap-5">
        {shop ? <h2 className="text-section">{t('shops.own.about')}</h2> : null}
        <TextInput
          label={t('shops.own.name')}
          hint={t('shops.own.nameHint')}
          autoComplete="organization"
          maxLength={SHOP_NAME_MAX_LENGTH}
          required
          {...form.field('name')}
        />
        {placeField({ label: t('shops.own.location'), hint: t('shops.own.locationHint'), ...form.field('location') })}
        <TextArea
          label={t('shops.own.words')}
          hint={t('shops.own.wordsHint')}
          rows={3}
          maxLength={SHOP_WORDS_MAX_LENGTH}
          {...form.field('words')}
        />
        <TextInput
          label={t('shops.own.email')}
          hint={t('shops.own.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {CONTACTS.map((name) => (
            <TextInput
              key={name}
              label={t(`shops.own.${name}`)}
              hint={name === 'discord' || name === 'instagram' ? t(`shops.own.${name}Hint`) : undefined}
              inputMode={KEYBOARDS[name]}
              autoComplete="off"
              autoCapitalize="none"
              {...form.field(name)}
            />
          ))}
        </div>
        <div className="grid gap-1">
          {(['takesMessages', 'takesReplies'] as const).map((name) => (
            <Checkbox
              key={name}
              label={t(`shops.own.${name}`)}
              isChecked={form.values[name]}
              onChange={(isChecked) => form.set(name, isChecked)}
            />
          ))}
        </div>
        {form.isToldAtField ? null : <ActFailure act={keep} title={t('shops.own.failed')} />}
        <Button type="submit" size="large" isBusy={keep.isSending} className="sm:justify-self-start">
          {t(shop ? 'shops.own.save' : 'shops.own.open')}
        </Button>
      </form>
    </Card>
  )
}

function typedOf(shop: OwnShop | null): Typed {
  const text = (name: Exclude<keyof Typed, 'takesReplies' | 'takesMessages'>) => shop?.[name] ?? ''
  return {
    ...{ name: text('name'), location: text('location'), words: text('words'), email: text('email') },
    ...{ phone: text('phone'), site: text('site'), discord: text('discord'), instagram: text('instagram') },
    ...{ takesReplies: shop?.takesReplies ?? false, takesMessages: shop?.takesMessages ?? true },
  }
}
