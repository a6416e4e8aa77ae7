import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Shell } from '../layout/shell.tsx'
import type { RouteContext } from '../route-loading.ts'

export const Route = createRootRouteWithContext<RouteContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
