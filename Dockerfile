# The shop as an image: `docker build -t basket .` (docs/deploying.md); `--target plugins` for one to build plugins into,
# which has what builds (docs/extending.md).
ARG NODE=node:24-bookworm-slim
FROM ${NODE} AS base
WORKDIR /shop
RUN install --directory --owner=node --group=node /data
ENV DATA_DIR=/data HOST=0.0.0.0
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/up').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--require", "./server/check-install.cjs", "server/start.ts"]

FROM base AS plugins
COPY . .
RUN npm ci --ignore-scripts=false && npm run build && npm cache clean --force
ONBUILD COPY . .
ONBUILD RUN npm run build
# Nothing of the shop is writable for it but its data.
ONBUILD USER node

FROM base AS built
COPY . .
RUN npm ci --ignore-scripts=false && npm run build && npm prune --omit=dev --ignore-scripts

FROM base
COPY --from=built /shop /shop
USER node
