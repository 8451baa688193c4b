# The app and its shared tables on one port: docker build -t drunagor-table . && docker run -p 8787:8787 -v table:/data drunagor-table
# Written on a machine without Docker: the commands in it were run there by hand, the image was not.
FROM node:20-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/web/build.mjs
VOLUME /data
EXPOSE 8787
CMD ["node", "--import", "tsx", "scripts/table/main.ts", "--port", "8787", "--host", "0.0.0.0", "--data", "/data"]
