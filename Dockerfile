# The built server, for a separate MongoDB (compose.yaml). docs/operating.md explains its use.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /mela
COPY package.json package-lock.json .npmrc ./
COPY admin/package.json admin/
COPY bench/package.json bench/
COPY rules/package.json rules/
COPY site/package.json site/
COPY graphql-server/package.json graphql-server/
COPY graphql-server/playground/package.json graphql-server/playground/
RUN npm ci --omit=dev
COPY . .
RUN npm run build
# Runtime dependencies only, without build tools.
RUN rm -rf node_modules */node_modules graphql-server/playground/node_modules \
  && npm ci --omit=dev --workspace @mela/graphql-server \
  && rm -rf graphql-server/playground graphql-server/seed \
  && mkdir /data

# The C++ runtime and certificates, no shell; Node.js comes from the build stage.
FROM gcr.io/distroless/cc-debian12:nonroot
# MALLOC_TRIM_THRESHOLD_ makes the C library return freed memory.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /mela
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build /mela/package.json ./
COPY --from=build /mela/node_modules node_modules
COPY --from=build /mela/rules rules
COPY --from=build /mela/graphql-server graphql-server
COPY --from=build /mela/site/dist site/dist
COPY --from=build /mela/admin/dist admin/dist
VOLUME /data
EXPOSE 4000
# Checks liveness, not readiness: a restart helps neither while the database is away nor while the server waits for its first account.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--initial-old-space-size=48", "--max-semi-space-size=16", "--heap-growing-percent=60", "graphql-server/src/app/main.ts"]
