# The app as one image: docker build --tag atelier . (compose.yaml runs it beside PostgreSQL).
# `npm run image:try` runs these steps without Docker.

# No package needs its install script: what is compiled comes built.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:22-bookworm-slim AS app
ENV NODE_ENV=production PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/client dist/client
COPY package.json LICENSE ./
COPY contract contract
COPY src/domain src/domain
COPY server server
# Photos and pictures of imports; whoever runs the server may write here.
RUN mkdir -m 777 .data
VOLUME /app/.data
USER node
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--import", "tsx", "server/main.ts"]
