import { LARGEST_LOGO, LOGO_PATH, LOGO_TYPES } from '@tablee/contract/serving/shop-logos'
import type { OwnShop } from '@tablee/contract/shops/own-shop'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepLogo } from '../api/own-shop.ts'

/** As everyone sees it; changes take effect at once. */
export function LogoCard({ shop }: { readonly shop: OwnShop }) {
  const { t } = useTranslation()
  const titleId = useId()
  const keep = useKeepLogo()
  const [fault, setFault] = useState<'logo_too_large' | 'logo_invalid' | null>(null)
  const choose = async (file: File) => {
    const isImage = LOGO_TYPES.some((type) => type === file.type)
    const found = isImage ? (file.size > LARGEST_LOGO ? 'logo_too_large' : null) : 'logo_invalid'
    setFault(found)
    keep.clear()
    if (found === null && (await keep.send({ image: file })) !== null) notify.success({ title: t('shops.logo.kept') })
  }
  const remove = async () => {
    setFault(null)
    if ((await keep.send({ image: null })) !== null) notify.success({ title: t('shops.logo.removed') })
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.logo.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-4" aria-busy={keep.isSending}>
        <ShopLogo
          src={shop.logo && `${LOGO_PATH}${shop.logo}.png`}
          alt={t('shops.public.logo', { name: shop.name })}
          className="size-24"
        />
        <div className="grid min-w-0 justify-items-start gap-2">
          <ChooseFile
            label={t(shop.logo ? 'shops.logo.replace' : 'shops.logo.choose')}
            accept={LOGO_TYPES.join(',')}
            onFile={(file) => void choose(file)}
          />
          {shop.logo ? (
            <Button variant="quiet" isBusy={keep.isSending} onClick={() => void remove()}>
              {t('shops.logo.remove')}
            </Button>
          ) : null}
        </div>
      </div>
      <p role="status" className="text-sm text-muted">
        {keep.isSending ? t('shops.logo.drawing') : t('shops.logo.hint')}
      </p>
      {fault ? (
        <div role="alert">
          <Notice tone="error" title={t(`refusals.${fault}`)} />
        </div>
      ) : (
        <ActFailure act={keep} title={t('shops.logo.failed')} isTap />
      )}
    </Card>
  )
}
