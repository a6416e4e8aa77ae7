import type { OwnShop } from '@tablee/contract/shops/own-shop'
import { useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CONTROL_CLASS, Field } from '../../../ui/field.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'

const THEMES = ['device', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]
/** Of our felt. */
const USUAL_COLOR = '#1f6f54'

/** Lines for the shop's own website, as the site is to look. */
export function FrameCard({ shop: { slug, name } }: { readonly shop: OwnShop }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [theme, setTheme] = useState<Theme>('device')
  const [color, setColor] = useState(USUAL_COLOR)
  const [isShown, setShown] = useState(false)
  const address = `/embed/lieu/${slug}?${new URLSearchParams({
    ...(theme === 'device' ? {} : { theme }),
    color: color.slice(1),
  })}`
  const snippet = snippetOf(window.location.origin + address, t('shops.frame.named', { name }))
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.frame.title')}
      </h2>
      <p className="text-muted">{t('shops.frame.text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectInput
          label={t('shops.frame.theme')}
          className="min-w-40 grow"
          options={THEMES.map((value) => ({ value, label: t(`shops.frame.themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        <Field label={t('shops.frame.color')}>
          {(control) => (
            <input
              {...control}
              type="color"
              value={color}
              onChange={({ target }) => setColor(target.value)}
              className={`${CONTROL_CLASS} min-w-16 p-1`}
            />
          )}
        </Field>
      </div>
      <TextArea
        label={t('shops.frame.snippet')}
        value={snippet}
        readOnly
        onChange={() => {}}
        rows={4}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          value={snippet}
          label={t('shops.frame.copy')}
          copiedLabel={t('shops.frame.copied')}
          onFailure={() => notify.error({ title: t('shops.frame.notCopied') })}
        />
        {isShown ? null : (
          <Button variant="quiet" onClick={() => setShown(true)}>
            {t('shops.frame.show')}
          </Button>
        )}
      </div>
      {isShown ? (
        <iframe
          src={address}
          title={t('shops.frame.preview')}
          className="h-96 w-full rounded-card border border-line"
        />
      ) : null}
    </Card>
  )
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

function snippetOf(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}"\n  width="100%" height="640" style="border:0" loading="lazy"></iframe>`
}
