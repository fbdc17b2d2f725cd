# The server in a container: docker build -t tarmac . && docker run -p 3000:3000 -v tarmac:/app/data tarmac
# Settings are environment variables: see docs/operations.md.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=optional --workspace=@tarmac/server \
  && rm -rf apps/arena

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# What the web app is built with has its compiled parts among the optional packages.
RUN npm ci --ignore-scripts \
  && node_modules/.bin/tsc -b apps/server \
  && npm run build --workspace=@tarmac/web \
  && find . -name node_modules -type d -prune -exec rm -rf {} + \
  && rm -rf apps/arena

FROM node:24-bookworm-slim
# A container's own loopback is nobody else's address.
ENV NODE_ENV=production TARMAC_ADDRESS=0.0.0.0
WORKDIR /app
# Whole, because a workspace has packages of its own where it cannot share those of the others.
COPY --from=packages /app ./
COPY --from=build /app ./
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.TARMAC_PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# More room for what is garbage right after a move: see docs/operations.md.
CMD ["node", "--max-semi-space-size=64", "apps/server/dist/main.js", "serve"]
