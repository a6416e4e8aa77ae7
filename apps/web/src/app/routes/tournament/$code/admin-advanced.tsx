import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/tournament/$code/admin-advanced')({ component: AdminAdvancedRoute })

function AdminAdvancedRoute() {
  const { code } = Route.useParams()
  return <p className="p-6 tabular-nums">{code}</p>
}
