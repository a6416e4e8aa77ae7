# syntax=docker/dockerfile:1
# The server as an image: not root, nothing to write but /data and /tmp. docs/operations.md says how it was tried.
ARG NODE=24.21.0-bookworm-slim

# What the build needs, and the build.
FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/messages/package.json packages/messages/
# No package runs anything while it is installed: what is compiled comes compiled.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs \
 && find apps/server/src packages -name '*.test.ts' -delete \
 && find apps/server/src packages -depth -type d \( -name testing -o -name golden -o -name endurance -o -name baking \) -exec rm -r {} +

# What the server needs, and nothing of the build.
FROM node:${NODE} AS needed
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/apps/server/package.json apps/server/
COPY --from=build /app/apps/web/package.json apps/web/
COPY --from=build /app/packages/contract/package.json packages/contract/
COPY --from=build /app/packages/domain/package.json packages/domain/
COPY --from=build /app/packages/messages/package.json packages/messages/
# The image has its own Node, and nothing in it asks for the compiler that a package names as its peer.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace apps/server \
 && rm -rf node_modules/node-linux-* node_modules/typescript node_modules/.cache

FROM node:${NODE}
WORKDIR /app
COPY --from=needed /app ./
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server/src apps/server/src
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/LICENSE ./
RUN mkdir /data && chown node:node /data && chmod 0700 /data
# The words for Node and glibc are those of scripts/server-process.mjs; see docs/performance.md.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_COMPILE_CACHE=/tmp/tablee-server
# docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=unknown
ENV TABLEE_COMMIT=${COMMIT}
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "apps/server/dist/server/main.js"]
