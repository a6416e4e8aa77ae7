import type { ProcessingRegister } from '@tablee/contract/shops/processing-register'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useProcessingRegister } from '../api/processing-register.ts'
import { AskedOfShop } from '../asked-of-shop.tsx'
import { Activities } from './activities.tsx'
import { Measures } from './measures.tsx'

/** The shop's register, to be completed and printed. */
export function ProcessingPage() {
  const { t } = useTranslation()
  const query = useProcessingRegister()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('processing.loading')} />
    </div>
  )
  return (
    <AskedOfShop query={query} waiting={waiting} title={t('processing.failed')}>
      {(register) => <Register register={register} />}
    </AskedOfShop>
  )
}

function Register({ register }: { readonly register: ProcessingRegister }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const { shop } = register
  const [name, setName] = useState(shop.name)
  const [address, setAddress] = useState(shop.address ?? '')
  const [contact, setContact] = useState(shop.email ?? shop.phone ?? '')
  return (
    <>
      <h1 className="text-title">{t('processing.title')}</h1>
      <p className="mt-2 text-muted">{t('processing.article')}</p>
      <div className="grid gap-4 print:hidden">
        <p className="mt-2 max-w-prose">{t('processing.lead')}</p>
        <Link to="/my-shop" className="min-h-11 justify-self-start py-2 font-semibold underline">
          {t('processing.toShop')}
        </Link>
        <TextInput label={t('processing.name')} hint={t('processing.fieldsHint')} value={name} onChange={setName} />
        <TextInput label={t('processing.address')} value={address} onChange={setAddress} />
        <TextInput
          label={t('processing.contact')}
          hint={t('processing.contactHint')}
          value={contact}
          onChange={setContact}
        />
        <Button
          className="sm:justify-self-start"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          {t('processing.print')}
        </Button>
      </div>
      <section className="mt-8">
        <h2 className="text-section">{t('processing.controller')}</h2>
        {[name, address, contact].map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
        <p className="mt-2 text-muted">{t('processing.printedOn', { date: date(new Date()) })}</p>
      </section>
      <Activities register={register} />
      <Measures register={register} />
      <section className="mt-8 break-inside-avoid">
        <h2 className="text-section">{t('processing.rights')}</h2>
        <p className="mt-2">{t('processing.rightsText', { name })}</p>
      </section>
    </>
  )
}
