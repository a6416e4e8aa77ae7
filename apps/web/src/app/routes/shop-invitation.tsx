import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ShopInvitation } from '../../features/shops/own-shop/shop-invitation.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { SignedInOnly } from '../guards/signed-in-only.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/shop-invitation')({ component: ShopInvitationRoute })

function ShopInvitationRoute() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const code = useLocation({ select: ({ hash }) => hash })
  return (
    <SignedInOnly path={`/shop-invitation#${code}`}>
      {() => (
        <Page title={t('shops.invitation.page')} width="reading">
          <ShopInvitation
            key={code}
            code={code}
            onAnswered={(isAccepted) => void navigate({ to: isAccepted ? '/my-shop' : '/' })}
          />
        </Page>
      )}
    </SignedInOnly>
  )
}
